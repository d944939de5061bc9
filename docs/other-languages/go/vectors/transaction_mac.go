package main

import (
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"
)

// Specification says how the MAC of a merchant's transactions is made.
type Specification struct {
	Fields []struct {
		Of       string `json:"of"`
		Pointer  string `json:"pointer"`
		Required bool   `json:"required"`
		Decimals *int   `json:"decimals"`
	} `json:"fields"`
	Separator     string `json:"separator"`
	SaltPosition  string `json:"salt_position"`
	SaltSeparator string `json:"salt_separator"`
	Booleans      string `json:"booleans"`
	Absent        string `json:"absent"`
	Charset       string `json:"charset"`
	HexCase       string `json:"hex_case"`
}

// MacError says why a transaction has no MAC. Pointer is empty for the salt or a separator.
type MacError struct{ Reason, Pointer string }

func (err MacError) Error() string { return err.Pointer + ": " + err.Reason }

// ComputeMac returns the member hmac of a transaction. Transaction and callback are values that ParseJSON returned.
func ComputeMac(transaction any, specification Specification, salt string, callback any) (string, error) {
	text, err := JoinFields(transaction, specification, salt, callback)
	if err != nil {
		return "", err
	}
	bytes, isEncodable := encode(text, specification.Charset)
	if !isEncodable {
		return "", MacError{"unencodable-character", ""}
	}
	digest := sha512.Sum512(bytes)
	if digits := hex.EncodeToString(digest[:]); specification.HexCase == "lower" {
		return digits, nil
	} else {
		return strings.ToUpper(digits), nil
	}
}

// JoinFields returns the text that the MAC digests.
func JoinFields(transaction any, specification Specification, salt string, callback any) (string, error) {
	var values []string
	for _, field := range specification.Fields {
		root := transaction
		if field.Of == "callback" {
			root = callback
		}
		value, isPresent := find(root, field.Pointer)
		if !isPresent {
			if field.Required {
				return "", MacError{"missing-field", field.Pointer}
			}
			if specification.Absent == "empty" {
				values = append(values, "")
			}
			continue
		}
		text, isRenderable := render(value, field.Decimals, specification.Booleans)
		if !isRenderable {
			return "", MacError{"unrenderable-value", field.Pointer}
		}
		if _, isEncodable := encode(text, specification.Charset); !isEncodable {
			return "", MacError{"unencodable-character", field.Pointer}
		}
		values = append(values, text)
	}
	if salt == "" {
		return "", MacError{"empty-salt", ""}
	}
	joined := strings.Join(values, specification.Separator)
	parts := map[string][]string{
		"leading": {salt, joined}, "trailing": {joined, salt}, "both": {salt, joined, salt},
	}[specification.SaltPosition]
	return strings.Join(parts, specification.SaltSeparator), nil
}

var position = regexp.MustCompile(`^(0|[1-9][0-9]{0,8})$`)

// find returns the value at a JSON Pointer (RFC 6901).
func find(value any, pointer string) (found any, isPresent bool) {
	for _, token := range strings.Split(pointer, "/")[1:] {
		name := strings.ReplaceAll(strings.ReplaceAll(token, "~1", "/"), "~0", "~")
		switch parent := value.(type) {
		case map[string]any:
			if value, isPresent = parent[name]; !isPresent {
				return nil, false
			}
		case []any:
			index, _ := strconv.Atoi(name)
			if !position.MatchString(name) || index >= len(parent) {
				return nil, false
			}
			value = parent[index]
		default:
			return nil, false
		}
	}
	return value, true
}

func render(value any, decimals *int, booleans string) (text string, isRenderable bool) {
	switch value := value.(type) {
	case string:
		return value, true
	case bool:
		if booleans == "true/false" {
			return strconv.FormatBool(value), true
		}
		return map[bool]string{true: "1", false: "0"}[value], true
	case json.Number:
		number, err := value.Float64()
		if err != nil || math.Abs(number) > maxSafeInteger {
			return "", false
		}
		if decimals == nil {
			return FormatNumber(number), true
		}
		// FloatString rounds a tie away from zero. strconv.FormatFloat would round it to even.
		return new(big.Rat).SetFloat64(number).FloatString(*decimals), true
	default:
		return "", false
	}
}

func encode(text, charset string) (bytes []byte, isEncodable bool) {
	if charset == "utf-8" {
		return []byte(text), true
	}
	for _, character := range text {
		if character > 0xff {
			return nil, false
		}
		bytes = append(bytes, byte(character))
	}
	return bytes, true
}
