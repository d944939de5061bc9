// Usage: vectors FOLDER
//
// Checks the functions of this folder against the vectors of FOLDER, schemas/examples/signing. Prints each case that
// fails, and exits with 1.
package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
)

var passed, failed int

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "Usage: vectors FOLDER")
		os.Exit(2)
	}
	folder := os.Args[1]
	checkCanonicalForm(filepath.Join(folder, "canonical-form.json"))
	checkBodySignature(filepath.Join(folder, "body-signature.json"))
	checkWebhookHeaders(filepath.Join(folder, "webhook-headers.json"))
	checkTransactionMac(filepath.Join(folder, "transaction-mac.json"))
	deliveries, err := filepath.Glob(filepath.Join(folder, "signed-callbacks", "*"))
	must(err)
	for _, delivery := range deliveries {
		checkDelivery(delivery)
	}
	fmt.Printf("%d checks passed, %d failed\n", passed, failed)
	if failed > 0 {
		os.Exit(1)
	}
}

func check(name string, got, want any) {
	if reflect.DeepEqual(got, want) {
		passed++
		return
	}
	failed++
	fmt.Fprintf(os.Stderr, "%s: expected %v, got %v\n", name, want, got)
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

func load(file string, vectors any) {
	text, err := os.ReadFile(file)
	must(err)
	must(json.Unmarshal(text, vectors))
}

// document is a JSON value as ParseJSON returns it.
type document struct{ value any }

func (document *document) UnmarshalJSON(text []byte) (err error) {
	document.value, err = ParseJSON(text)
	return err
}

func (document document) object() map[string]any { return document.value.(map[string]any) }

type secretText struct{ ID, Text string }

func readSecrets(texts []secretText) (secrets []Secret) {
	for _, text := range texts {
		key, err := ReadSecret(text.Text)
		must(err)
		secrets = append(secrets, Secret{text.ID, key})
	}
	return secrets
}

func readKeys(texts []secretText) (keys [][]byte) {
	for _, secret := range readSecrets(texts) {
		keys = append(keys, secret.Key)
	}
	return keys
}

func checkCanonicalForm(file string) {
	type entry struct{ Name, Text, Canonical, IEEE754 string }
	var vectors struct{ Texts, Numbers, Rejected []entry }
	load(file, &vectors)
	for _, entry := range vectors.Texts {
		value, err := ParseJSON([]byte(entry.Text))
		must(err)
		canonical, err := Canonicalize(value)
		must(err)
		check(entry.Name, canonical, entry.Canonical)
	}
	for _, entry := range vectors.Numbers {
		bits, err := strconv.ParseUint(entry.IEEE754, 16, 64)
		must(err)
		check(entry.IEEE754, FormatNumber(math.Float64frombits(bits)), entry.Canonical)
	}
	for _, entry := range vectors.Rejected {
		value, err := ParseJSON([]byte(entry.Text))
		if err == nil {
			_, err = Canonicalize(value)
		}
		check(entry.Name, err != nil, true)
	}
}

func checkBodySignature(file string) {
	var vectors struct {
		Cases []struct {
			Name, Canonical, Signature string
			Secret                     secretText
			Body                       document
		}
		Rejected struct {
			Secrets []secretText
			Cases   []struct {
				Name string
				Body document
			}
		}
	}
	load(file, &vectors)
	for _, entry := range vectors.Cases {
		body, keys := entry.Body.object(), readKeys([]secretText{entry.Secret})
		signature, err := SignBody(body, keys[0])
		must(err)
		check(entry.Name, signature, entry.Signature)
		check(entry.Name, VerifyBody(body, keys), true)
		delete(body, "signature")
		canonical, err := Canonicalize(body)
		must(err)
		check(entry.Name, canonical, entry.Canonical)
	}
	for _, entry := range vectors.Rejected.Cases {
		check(entry.Name, VerifyBody(entry.Body.object(), readKeys(vectors.Rejected.Secrets)), false)
	}
}

type request struct {
	Name       string
	Secrets    []secretText
	Headers    map[string]string
	Body       string
	NowSeconds int64  `json:"now_seconds"`
	Tolerance  *int64 `json:"tolerance_seconds"`
	Outcome    Outcome
}

func checkWebhookHeaders(file string) {
	var vectors struct{ Cases, Requests []request }
	load(file, &vectors)
	for _, entry := range vectors.Cases {
		var standards, deliveries []string
		for _, key := range readKeys(entry.Secrets) {
			standard, delivery := SignWebhook(entry.Headers, []byte(entry.Body), key)
			standards, deliveries = append(standards, standard), append(deliveries, delivery)
		}
		check(entry.Name, strings.Join(standards, " "), entry.Headers["webhook-signature"])
		check(entry.Name, strings.Join(deliveries, " "), entry.Headers["payment-routing-signature"])
	}
	for _, entry := range vectors.Requests {
		tolerance := int64(300)
		if entry.Tolerance != nil {
			tolerance = *entry.Tolerance
		}
		secrets := readSecrets(entry.Secrets)
		check(entry.Name, VerifyWebhook(entry.Headers, []byte(entry.Body), secrets, entry.NowSeconds, tolerance), entry.Outcome)
	}
}

type macEntry struct {
	Name, Salt, Text, Mac, Reason, Pointer string
	Specification                          Specification
	Transaction, Callback                  document
	Transactions                           []document
}

func (entry macEntry) mac(transaction document) any {
	mac, err := ComputeMac(transaction.value, entry.Specification, entry.Salt, entry.Callback.value)
	if err != nil {
		return err
	}
	return mac
}

func checkTransactionMac(file string) {
	var vectors struct {
		Cases, Errors, Collisions []macEntry
		Rejected                   struct {
			macEntry
			Salts []string
			Cases []macEntry
		}
		Extension struct {
			macEntry
			Seen, Forged macEntry
		}
	}
	load(file, &vectors)
	for _, entry := range vectors.Cases {
		text, err := JoinFields(entry.Transaction.value, entry.Specification, entry.Salt, entry.Callback.value)
		must(err)
		check(entry.Name, text, entry.Text)
		check(entry.Name, entry.mac(entry.Transaction), entry.Mac)
	}
	for _, entry := range vectors.Errors {
		check(entry.Name, entry.mac(entry.Transaction), MacError{entry.Reason, entry.Pointer})
	}
	for _, entry := range vectors.Rejected.Cases {
		for _, salt := range vectors.Rejected.Salts {
			signing := vectors.Rejected.macEntry
			signing.Salt = salt
			hmac, isText := entry.Transaction.object()["hmac"].(string)
			check(entry.Name, isText && signing.mac(entry.Transaction) == hmac, false)
		}
	}
	for _, entry := range vectors.Collisions {
		for _, transaction := range entry.Transactions {
			check(entry.Name, entry.mac(transaction), entry.Mac)
		}
	}
	for _, entry := range []macEntry{vectors.Extension.Seen, vectors.Extension.Forged} {
		check("length extension", vectors.Extension.mac(entry.Transaction), entry.Mac)
	}
}

func checkDelivery(folder string) {
	var delivery struct {
		Secrets []secretText
		Headers map[string]string
		Message Outcome
		Mac     macEntry
	}
	load(filepath.Join(folder, "delivery.json"), &delivery)
	body, err := os.ReadFile(filepath.Join(folder, "body.json"))
	must(err)
	want := delivery.Message
	want.OK, want.SecretID = true, delivery.Secrets[0].ID
	secrets := readSecrets(delivery.Secrets)
	check(folder+", headers", VerifyWebhook(delivery.Headers, body, secrets, want.TimestampSeconds, 300), want)
	var callback document
	must(json.Unmarshal(body, &callback))
	check(folder+", signature", VerifyBody(callback.object(), readKeys(delivery.Secrets)), true)
	for _, transaction := range callback.object()["transactions"].([]any) {
		mac, err := ComputeMac(transaction, delivery.Mac.Specification, delivery.Mac.Salt, callback.value)
		must(err)
		check(folder+", hmac", mac, transaction.(map[string]any)["hmac"])
	}
}
