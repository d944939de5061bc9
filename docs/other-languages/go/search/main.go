// Usage: search SCHEMA FOLDER DOCUMENT...
//
// Writes FOLDER/criteria.xml. Reads each document, prints the methods of a response, and writes the document to FOLDER.
// Validates by the schema what it reads and what it writes, and exits with 1 if a document is invalid.
package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "Usage: search SCHEMA FOLDER DOCUMENT...")
		os.Exit(2)
	}
	schema, folder := os.Args[1], os.Args[2]
	if err := write(createCriteria(), schema, filepath.Join(folder, "criteria.xml")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	isValid := true
	for _, document := range os.Args[3:] {
		value, err := read(document, schema)
		if err == nil {
			if response, isResponse := value.(*Response); isResponse {
				for _, method := range response.Methods {
					fmt.Printf("method %d, preference %d\n", method.ID, method.Preference)
				}
			}
			err = write(value, schema, filepath.Join(folder, filepath.Base(document)))
		}
		if err != nil {
			isValid = false
			fmt.Fprintf(os.Stderr, "%s: %v\n", document, err)
		}
	}
	if !isValid {
		os.Exit(1)
	}
}

// validate runs xmllint, because the standard library has no XSD validator.
func validate(document []byte, schema string) error {
	command := exec.Command("xmllint", "--noout", "--nonet", "--schema", schema, "-")
	command.Stdin = bytes.NewReader(document)
	// xmllint exits with 0 for a prefix that is not declared. It only prints an error.
	if output, err := command.CombinedOutput(); err != nil || string(output) != "- validates\n" {
		return fmt.Errorf("invalid: %s", output)
	}
	return nil
}

func read(file, schema string) (any, error) {
	document, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if err := validate(document, schema); err != nil {
		return nil, err
	}
	var root struct{ XMLName xml.Name }
	if err := xml.Unmarshal(document, &root); err != nil {
		return nil, err
	}
	var value any = &Criteria{}
	if root.XMLName.Local == "payment_method_search_response" {
		value = &Response{}
	}
	return value, xml.Unmarshal(document, value)
}

func write(value any, schema, file string) error {
	document, err := xml.Marshal(value)
	if err != nil {
		return err
	}
	document = append([]byte(xml.Header), document...)
	if err := validate(document, schema); err != nil {
		return err
	}
	return os.WriteFile(file, document, 0o644)
}

func createCriteria() *Criteria {
	currency, language := int64(208), "da"
	return &Criteria{
		EventID:   918273645,
		AccountID: 100482,
		Transaction: Transaction{
			OrderNo: "A-2",
			Amount:  Amount{Value: 12030, Decimal: 2, CurrencyID: &currency, CountryID: 208},
			Orders: Orders{Lines: []OrderLine{
				createLine("Billet København–Aarhus", "TKT-001", "10000"),
				createLine("Seat & meal", "ANC-020", "2030"),
			}},
		},
		ClientInfo: ClientInfo{
			Platform: "HTML5", Language: &language, Version: "1.0", IP: "203.0.113.7", ClientID: 10077,
		},
	}
}

func createLine(name, sku, value string) OrderLine {
	return OrderLine{
		Item:   LineItem{Product: []Product{{Name: &name, SKU: &sku}}},
		Amount: OrderAmount{CountryID: 208, Value: value},
	}
}
