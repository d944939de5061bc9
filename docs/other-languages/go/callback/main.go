// Usage: callback DOCUMENT...
//
// Reads callbacks with the types that quicktype generates from the JSON Schema, and prints their status. Exits with 1
// if a document cannot be read.
package main

import (
	"bytes"
	"fmt"
	"os"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "Usage: callback DOCUMENT...")
		os.Exit(2)
	}
	isValid := true
	for _, document := range os.Args[1:] {
		if err := printStatus(document); err != nil {
			isValid = false
			fmt.Fprintf(os.Stderr, "%s: %v\n", document, err)
		}
	}
	if !isValid {
		os.Exit(1)
	}
}

func printStatus(document string) error {
	text, err := os.ReadFile(document)
	if err != nil {
		return err
	}
	callback, err := UnmarshalPaymentCallback(bytes.TrimPrefix(text, []byte("\ufeff")))
	if err != nil {
		return err
	}
	fmt.Printf("session %d: %d %s\n", callback.SessionID, callback.Status.Code, callback.Status.Message)
	for _, transaction := range callback.Transactions {
		fmt.Printf("transaction %d: %d %d\n", transaction.ID, transaction.Status.Code, transaction.Amount.Value)
	}
	return nil
}
