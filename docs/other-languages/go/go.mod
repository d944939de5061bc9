module example.com/payment-routing

go 1.19
