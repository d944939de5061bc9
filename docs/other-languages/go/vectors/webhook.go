package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"regexp"
	"strconv"
	"strings"
)

const maxSafeInteger = 1<<53 - 1

const supersedes = "payment-routing-supersedes"

var headerNames = []string{
	"webhook-id", "webhook-timestamp", "webhook-signature", "payment-routing-session", "payment-routing-sequence",
	"payment-routing-redelivery", supersedes, "payment-routing-signature",
}

var headerForms = map[string]*regexp.Regexp{
	"webhook-id":                 regexp.MustCompile(`^[A-Za-z0-9_-]{1,128}$`),
	"webhook-timestamp":          regexp.MustCompile(`^(0|[1-9][0-9]{0,15})$`),
	"payment-routing-session":    regexp.MustCompile(`^(0|-?[1-9][0-9]{0,15})$`),
	"payment-routing-sequence":   regexp.MustCompile(`^(0|[1-9][0-9]{0,15})$`),
	"payment-routing-redelivery": regexp.MustCompile(`^(true|false)$`),
}

var (
	v1Signature  = regexp.MustCompile(`^v1,[A-Za-z0-9+/]{43}=$`)
	anySignature = regexp.MustCompile(`^[A-Za-z0-9]+,[A-Za-z0-9+/=_-]+$`)
	rangeForm    = regexp.MustCompile(`^(0|[1-9][0-9]{0,15})(?:-([1-9][0-9]{0,15}))?$`)
)

// Secret is a key that signs callbacks.
type Secret struct {
	ID  string
	Key []byte
}

// Outcome is what the vectors say of a request.
type Outcome struct {
	OK               bool    `json:"ok"`
	Reason           string  `json:"reason"`
	Header           string  `json:"header"`
	ID               string  `json:"id"`
	TimestampSeconds int64   `json:"timestamp_seconds"`
	SessionID        int64   `json:"session_id"`
	Sequence         int64   `json:"sequence"`
	Redelivery       bool    `json:"redelivery"`
	Supersedes       []int64 `json:"supersedes"`
	SecretID         string  `json:"secret_id"`
}

// ReadSecret returns the key of a secret, whsec_ and base64.
func ReadSecret(text string) ([]byte, error) {
	if !strings.HasPrefix(text, "whsec_") {
		return nil, errors.New("expected a secret that begins with whsec_")
	}
	return base64.StdEncoding.Strict().DecodeString(strings.TrimPrefix(text, "whsec_"))
}

// SignWebhook returns the signatures webhook-signature and payment-routing-signature. Header names are in lower case.
func SignWebhook(headers map[string]string, body, key []byte) (standard, delivery string) {
	var parts []string
	for _, name := range headerNames {
		if text, isPresent := headers[name]; isPresent && !strings.HasSuffix(name, "-signature") {
			parts = append(parts, text)
		}
	}
	return signParts(parts[:2], body, key), signParts(parts, body, key)
}

func signParts(parts []string, body, key []byte) string {
	mac := hmac.New(sha256.New, key)
	for _, part := range parts {
		mac.Write([]byte(part + "."))
	}
	mac.Write(body)
	return "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
}

// VerifyWebhook verifies a request. Header names are in lower case; now and tolerance are in seconds.
func VerifyWebhook(headers map[string]string, body []byte, secrets []Secret, now, tolerance int64) Outcome {
	for _, name := range headerNames {
		text, isPresent := headers[name]
		if !isPresent && name != supersedes {
			return Outcome{Reason: "missing-header", Header: name}
		}
		if isPresent && !isWellFormed(name, text) {
			return Outcome{Reason: "malformed-header", Header: name}
		}
	}
	timestamp := number(headers["webhook-timestamp"])
	if now-timestamp > tolerance {
		return Outcome{Reason: "expired", Header: "webhook-timestamp"}
	}
	if timestamp-now > tolerance {
		return Outcome{Reason: "too-new", Header: "webhook-timestamp"}
	}
	isStandardRight := false
	for _, secret := range secrets {
		standard, delivery := SignWebhook(headers, body, secret.Key)
		isStandard := isAmong(standard, headers["webhook-signature"])
		isDelivery := isAmong(delivery, headers["payment-routing-signature"])
		if isStandard && isDelivery {
			return accept(headers, timestamp, secret.ID)
		}
		isStandardRight = isStandardRight || isStandard
	}
	if isStandardRight {
		return Outcome{Reason: "wrong-signature", Header: "payment-routing-signature"}
	}
	return Outcome{Reason: "wrong-signature", Header: "webhook-signature"}
}

func accept(headers map[string]string, timestamp int64, secretID string) Outcome {
	outcome := Outcome{
		OK:               true,
		ID:               headers["webhook-id"],
		TimestampSeconds: timestamp,
		SessionID:        number(headers["payment-routing-session"]),
		Sequence:         number(headers["payment-routing-sequence"]),
		Redelivery:       headers["payment-routing-redelivery"] == "true",
		SecretID:         secretID,
	}
	if text, isPresent := headers[supersedes]; isPresent {
		outcome.Supersedes = readSequences(text)
	}
	return outcome
}

func isWellFormed(name, text string) bool {
	if name == supersedes {
		return readSequences(text) != nil
	}
	if strings.HasSuffix(name, "-signature") {
		signatures := strings.Split(text, " ")
		if len(text) > 4096 || len(signatures) > 32 {
			return false
		}
		for _, entry := range signatures {
			isOther := anySignature.MatchString(entry) && !strings.HasPrefix(entry, "v1,")
			if !v1Signature.MatchString(entry) && !isOther {
				return false
			}
		}
		return true
	}
	if !headerForms[name].MatchString(text) {
		return false
	}
	isNumber := name != "webhook-id" && name != "payment-routing-redelivery"
	return !isNumber || number(text) <= maxSafeInteger && number(text) >= -maxSafeInteger
}

func isAmong(signature, header string) bool {
	isFound := false
	for _, entry := range strings.Split(header, " ") {
		isFound = hmac.Equal([]byte(signature), []byte(entry)) || isFound
	}
	return isFound
}

// number reads at most 16 digits, which the forms ensure.
func number(text string) int64 {
	value, _ := strconv.ParseInt(text, 10, 64)
	return value
}

// readSequences returns the numbers of ascending ranges such as 1-3,5, or nil.
func readSequences(text string) []int64 {
	if len(text) > 4096 {
		return nil
	}
	var sequences []int64
	previous := int64(-1)
	for _, part := range strings.Split(text, ",") {
		match := rangeForm.FindStringSubmatch(part)
		if match == nil {
			return nil
		}
		first, last := number(match[1]), number(match[1])
		if match[2] != "" {
			last = number(match[2])
		}
		isAscending := previous < first && first <= last && last <= maxSafeInteger
		if !isAscending || int64(len(sequences))+last-first >= 100_000 {
			return nil
		}
		for sequence := first; sequence <= last; sequence++ {
			sequences = append(sequences, sequence)
		}
		previous = last
	}
	return sequences
}
