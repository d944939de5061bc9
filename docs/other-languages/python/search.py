"""Usage: search.py SCHEMA FOLDER DOCUMENT...

Writes FOLDER/criteria.xml. Reads each document, prints the methods of a response, and writes the document to FOLDER.
Validates by the schema what it reads and what it writes, and exits with 1 if a document is invalid.

Imports the classes that xsdata generates from the schema into the package payment_search.
"""

import sys
from pathlib import Path

from lxml import etree
from payment_search import (
    ClientInfo,
    LineItem,
    OrderAmount,
    Orders,
    PaymentMethodSearchCriteria,
    PaymentMethodSearchResponse,
    Product,
    Transaction,
    TransactionAmount,
)
from xsdata.formats.dataclass.parsers import XmlParser
from xsdata.formats.dataclass.serializers import XmlSerializer

ROOTS = {root.Meta.name: root for root in (PaymentMethodSearchCriteria, PaymentMethodSearchResponse)}


def main(schema_file, folder, *documents):
    schema = etree.XMLSchema(file=schema_file)
    write(create_criteria(), schema, Path(folder, "criteria.xml"))
    is_valid = True
    for document in documents:
        try:
            value = read(Path(document).read_bytes(), schema)
            if isinstance(value, PaymentMethodSearchResponse):
                for method in value.payment_methods.payment_method:
                    print(f"method {method.id}, preference {method.preference}")
            write(value, schema, Path(folder, Path(document).name))
        except (etree.LxmlError, ValueError) as error:
            is_valid = False
            print(f"{document}: {error}", file=sys.stderr)
    return 0 if is_valid else 1


def read(document, schema):
    root = etree.fromstring(document, etree.XMLParser(resolve_entities=False, remove_comments=True, remove_pis=True))
    if root.getroottree().docinfo.doctype:
        raise ValueError("a DOCTYPE is not supported")
    # xsdata checks neither facets nor what is missing, and converts what int() accepts.
    schema.assertValid(root)
    return XmlParser().parse(root, ROOTS[root.tag])


def write(value, schema, file):
    document = XmlSerializer().render(value).encode()
    schema.assertValid(etree.fromstring(document))
    file.write_bytes(document)


def create_criteria():
    lines = [("Billet København–Aarhus", "TKT-001", "10000"), ("Seat & meal", "ANC-020", "2030")]
    return PaymentMethodSearchCriteria(
        event_id=918273645,
        account_id=100482,
        transaction=Transaction(
            order_no="A-2",
            amount=TransactionAmount(value=12030, decimal=2, currency_id=208, country_id=208),
            # xsdata writes the two lists in turn. They must have the same length.
            orders=Orders(
                line_item=[LineItem(product=[Product(name=name, sku=sku)]) for name, sku, _ in lines],
                amount=[OrderAmount(country_id=208, value=value) for _, _, value in lines],
            ),
        ),
        client_info=ClientInfo(platform="HTML5", language="da", version="1.0", ip="203.0.113.7", client_id=10077),
    )


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
