package main

import (
	"encoding/xml"
	"errors"
)

// The types of schemas/search/payment-method-search.xsd, written by hand: the standard library has no generator.
// An optional element is a pointer. encoding/xml reads a missing element as the zero value, so validate first.

type Criteria struct {
	XMLName     xml.Name    `xml:"payment_method_search_criteria"`
	EventID     int64       `xml:"event_id"`
	AccountID   int64       `xml:"account_id"`
	Transaction Transaction `xml:"transaction"`
	ClientInfo  ClientInfo  `xml:"client_info"`
}

type Transaction struct {
	TypeID      *int64  `xml:"type_id"`
	OrderNo     string  `xml:"order_no"`
	ProductType *string `xml:"product_type"`
	Fees        *Fees   `xml:"fees"`
	Amount      Amount  `xml:"amount"`
	Orders      Orders  `xml:"orders"`
}

type Fees struct {
	Fee []Fee `xml:"fee"`
}

type Fee struct {
	Value int64  `xml:"value"`
	Type  *int64 `xml:"type"`
}

type Amount struct {
	Value      int64  `xml:"value"`
	CountryID  int64  `xml:"country_id"`
	CurrencyID *int64 `xml:"currency_id"`
	Decimal    int64  `xml:"decimal"`
}

// Orders is written as each line's item and amount in turn. Two slices would be written one after the other.
type Orders struct {
	Lines []OrderLine
}

type OrderLine struct {
	Item   LineItem
	Amount OrderAmount
}

func (orders *Orders) UnmarshalXML(decoder *xml.Decoder, _ xml.StartElement) error {
	for {
		token, err := decoder.Token()
		if err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.StartElement:
			if token.Name.Local == "line_item" {
				orders.Lines = append(orders.Lines, OrderLine{})
			}
			if len(orders.Lines) == 0 {
				return errors.New("an amount without a line item")
			}
			line := &orders.Lines[len(orders.Lines)-1]
			var value any = &line.Amount
			if token.Name.Local == "line_item" {
				value = &line.Item
			}
			if err := decoder.DecodeElement(value, &token); err != nil {
				return err
			}
		case xml.EndElement:
			return nil
		}
	}
}

func (orders Orders) MarshalXML(encoder *xml.Encoder, start xml.StartElement) error {
	if err := encoder.EncodeToken(start); err != nil {
		return err
	}
	for _, line := range orders.Lines {
		if err := encoder.EncodeElement(line.Item, xml.StartElement{Name: xml.Name{Local: "line_item"}}); err != nil {
			return err
		}
		if err := encoder.EncodeElement(line.Amount, xml.StartElement{Name: xml.Name{Local: "amount"}}); err != nil {
			return err
		}
	}
	return encoder.EncodeToken(start.End())
}

type LineItem struct {
	Product []Product `xml:"product"`
}

type Product struct {
	Name        *string      `xml:"name"`
	SKU         *string      `xml:"sku"`
	Description *string      `xml:"description"`
	AirlineData *AirlineData `xml:"airline_data"`
}

// AirlineData is open content, kept as text.
type AirlineData struct {
	Attributes []xml.Attr `xml:",any,attr"`
	Content    string     `xml:",innerxml"`
}

type OrderAmount struct {
	CountryID int64  `xml:"country_id"`
	Value     string `xml:"value"`
}

type ClientInfo struct {
	Platform   string  `xml:"platform"`
	Language   *string `xml:"language"`
	Version    string  `xml:"version"`
	SDKVersion *int64  `xml:"sdk-version"`
	Mobile     *Mobile `xml:"mobile"`
	Email      *Email  `xml:"email"`
	DeviceID   *string `xml:"device_id"`
	IP         string  `xml:"ip"`
	ClientID   int64   `xml:"client_id"`
}

type Mobile struct {
	Mobile     *int64  `xml:"mobile"`
	MobileType *string `xml:"mobile_type"`
	CountryID  *int64  `xml:"country_id"`
	Validated  *bool   `xml:"validated"`
}

type Email struct {
	Email     *string `xml:"email"`
	EmailType *string `xml:"email_type"`
	Validated *bool   `xml:"validated"`
}

type Response struct {
	XMLName xml.Name        `xml:"payment_method_search_response"`
	Methods []PaymentMethod `xml:"payment_methods>payment_method"`
}

type PaymentMethod struct {
	ID         int64  `xml:"id"`
	PSPType    string `xml:"psp_type"`
	Preference int64  `xml:"preference"`
	StateID    int64  `xml:"state_id"`
}
