import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.bind.JAXBContext;
import javax.xml.bind.JAXBElement;
import javax.xml.bind.JAXBException;
import javax.xml.bind.Marshaller;
import javax.xml.bind.Unmarshaller;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import search.*;

/**
 * Usage: Search SCHEMA FOLDER DOCUMENT...
 *
 * Writes FOLDER/criteria.xml. Reads each document, prints the methods of a response, and writes the document to FOLDER.
 * Validates by the schema what it reads and what it writes, and exits with 1 if a document is invalid.
 */
public final class Search {
  private static final ObjectFactory FACTORY = new ObjectFactory();
  private final JAXBContext context ;
  private final Schema schema;

  private Search(Path file) throws Exception {
    context = JAXBContext.newInstance(ObjectFactory.class);
    schema = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(file.toFile());
  }

  public static void main(String[] args) throws Exception {
    if (args.length < 2) {
      System.err.println("Usage: Search SCHEMA FOLDER DOCUMENT...");
      System.exit(2);
    }
    Search search = new Search(Path.of(args[0]));
    Path folder = Path.of(args[1]);
    search.write(FACTORY.createPaymentMethodSearchCriteria(createCriteria()), folder.resolve("criteria.xml"));
    boolean isValid = true;
    for (String document : Arrays.asList(args).subList(2, args.length)) {
      try {
        JAXBElement<?> root = search.read(Path.of(document));
        if (root.getValue() instanceof PaymentMethodSearchResponse response) printMethods(response);
        search.write(root, folder.resolve(Path.of(document).getFileName()));
      } catch (JAXBException | XMLStreamException error) {
        isValid = false;
        System.err.println(document + ": " + error);
      }
    }
    System.exit(isValid ? 0 : 1);
  }

  private static void printMethods(PaymentMethodSearchResponse response) {
    for (PaymentMethod method : response.getPaymentMethods().getPaymentMethod()) {
      System.out.printf("method %d, preference %d%n", method.getId(), method.getPreference());
    }
  }

  private JAXBElement<?> read(Path file) throws Exception {
    XMLInputFactory parsers = XMLInputFactory.newFactory();
    parsers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    Unmarshaller unmarshaller = context.createUnmarshaller();
    unmarshaller.setSchema(schema);
    try (var bytes = Files.newInputStream(file)) {
      return (JAXBElement<?>) unmarshaller.unmarshal(parsers.createXMLStreamReader(bytes));
    }
  }

  private void write(JAXBElement<?> root, Path file) throws JAXBException {
    Marshaller marshaller = context.createMarshaller();
    marshaller.setSchema(schema);
    marshaller.marshal(root, file.toFile());
  }

  private static PaymentMethodSearchCriteria createCriteria() {
    TransactionAmount total = new TransactionAmount();
    total.setValue(12030);
    total.setDecimal(2);
    total.setCurrencyId(208L);
    total.setCountryId(208);

    Orders orders = new Orders();
    addLine(orders, "Billet København–Aarhus", "TKT-001", "10000");
    addLine(orders, "Seat & meal", "ANC-020", "2030");

    Transaction transaction = new Transaction();
    transaction.setOrderNo("A-2");
    transaction.setAmount(total);
    transaction.setOrders(orders);

    ClientInfo client = new ClientInfo();
    client.setPlatform("HTML5");
    client.setLanguage("da");
    client.setVersion("1.0");
    client.setIp("203.0.113.7");
    client.setClientId(10077);

    PaymentMethodSearchCriteria criteria = new PaymentMethodSearchCriteria();
    criteria.setEventId(918273645);
    criteria.setAccountId(100482);
    criteria.setTransaction(transaction);
    criteria.setClientInfo(client);
    return criteria;
  }

  /** The generated list holds line items and amounts in turn, and its type does not say so. */
  private static void addLine(Orders orders, String name, String sku, String value) {
    Product product = new Product();
    product.setName(name);
    product.setSku(sku);
    LineItem item = new LineItem();
    item.getProduct().add(product);
    OrderAmount amount = new OrderAmount();
    amount.setCountryId(208);
    amount.setValue(value);
    orders.getOrderLine().addAll(List.of(item, amount));
  }
}
