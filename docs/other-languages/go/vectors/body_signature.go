package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"unicode/utf16"
)

var hexSignature = regexp.MustCompile(`^[0-9a-f]{128}$`)

// SignBody returns the member signature of a callback that ParseJSON returned.
func SignBody(body map[string]any, key []byte) (string, error) {
	unsigned := map[string]any{}
	for name, value := range body {
		if name != "signature" {
			unsigned[name] = value
		}
	}
	text, err := Canonicalize(unsigned)
	if err != nil {
		return "", err
	}
	mac := hmac.New(sha512.New, key)
	mac.Write([]byte(text))
	return hex.EncodeToString(mac.Sum(nil)), nil
}

// VerifyBody reports whether one of the keys made the member signature of a callback.
func VerifyBody(body map[string]any, keys [][]byte) bool {
	signature, isText := body["signature"].(string)
	if !isText || !hexSignature.MatchString(signature) {
		return false
	}
	isFound := false
	for _, key := range keys {
		made, err := SignBody(body, key)
		isFound = err == nil && hmac.Equal([]byte(made), []byte(signature)) || isFound
	}
	return isFound
}

var surrogate = regexp.MustCompile(`\\(u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[dD][89a-fA-F][0-9a-fA-F]{2}|.)`)

// ParseJSON parses a JSON text. encoding/json would replace half of a surrogate pair without an error.
func ParseJSON(text []byte) (any, error) {
	for _, escape := range surrogate.FindAll(text, -1) {
		if len(escape) == len(`\uD800`) {
			return nil, errors.New("half of a surrogate pair")
		}
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var value any
	return value, decoder.Decode(&value)
}

// Canonicalize returns the canonical form (RFC 8785) of a value that ParseJSON returned.
func Canonicalize(value any) (string, error) {
	switch value := value.(type) {
	case map[string]any:
		names := make([]string, 0, len(value))
		for name := range value {
			names = append(names, name)
		}
		sort.Slice(names, func(i, j int) bool { return isBefore(names[i], names[j]) })
		members := make([]string, len(names))
		for i, name := range names {
			text, err := Canonicalize(value[name])
			if err != nil {
				return "", err
			}
			members[i] = quote(name) + ":" + text
		}
		return "{" + strings.Join(members, ",") + "}", nil
	case []any:
		items := make([]string, len(value))
		for i, item := range value {
			text, err := Canonicalize(item)
			if err != nil {
				return "", err
			}
			items[i] = text
		}
		return "[" + strings.Join(items, ",") + "]", nil
	case string:
		return quote(value), nil
	case json.Number:
		number, err := value.Float64()
		if err != nil {
			return "", err
		}
		return FormatNumber(number), nil
	case bool:
		return strconv.FormatBool(value), nil
	default:
		return "null", nil
	}
}

// isBefore compares UTF-16 code units. Strings of Go compare by bytes of UTF-8, which differs beyond U+FFFF.
func isBefore(a, b string) bool {
	left, right := utf16.Encode([]rune(a)), utf16.Encode([]rune(b))
	for i := 0; i < len(left) && i < len(right); i++ {
		if left[i] != right[i] {
			return left[i] < right[i]
		}
	}
	return len(left) < len(right)
}

var shortEscapes = map[rune]string{
	'\b': `\b`, '\t': `\t`, '\n': `\n`, '\f': `\f`, '\r': `\r`, '"': `\"`, '\\': `\\`,
}

// quote writes a JSON text. encoding/json would also escape <, >, &, U+2028 and U+2029.
func quote(text string) string {
	var quoted strings.Builder
	quoted.WriteByte('"')
	for _, character := range text {
		if escape, isShort := shortEscapes[character]; isShort {
			quoted.WriteString(escape)
		} else if character < ' ' {
			fmt.Fprintf(&quoted, `\u%04x`, character)
		} else {
			quoted.WriteRune(character)
		}
	}
	quoted.WriteByte('"')
	return quoted.String()
}

// FormatNumber returns the shortest text that reads back as the same double, as JavaScript writes it.
func FormatNumber(value float64) string {
	if value == 0 {
		return "0"
	}
	if size := math.Abs(value); size >= 1e-6 && size < 1e21 {
		return strconv.FormatFloat(value, 'f', -1, 64)
	}
	// Go writes e-07, JavaScript e-7.
	mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(value, 'e', -1, 64), "e")
	return mantissa + "e" + exponent[:1] + strings.TrimLeft(exponent[1:], "0")
}
