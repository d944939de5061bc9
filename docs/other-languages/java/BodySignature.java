import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs and verifies the member signature of a callback, over the canonical form of RFC 8785. */
final class BodySignature {
  /** Returns the member signature of a parsed callback. */
  static String sign(ObjectNode body, byte[] key) throws CharacterCodingException {
    ObjectNode unsigned = body.deepCopy().without("signature");
    // String.getBytes would write half of a surrogate pair as a question mark.
    ByteBuffer text = UTF_8.newEncoder().encode(CharBuffer.wrap(canonicalize(unsigned)));
    try {
      Mac mac = Mac.getInstance("HmacSHA512");
      mac.init(new SecretKeySpec(key, "HmacSHA512"));
      mac.update(text);
      return HexFormat.of().formatHex(mac.doFinal());
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  static boolean verify(ObjectNode body, List<byte[]> keys) throws CharacterCodingException {
    JsonNode signature = body.path("signature");
    if (!signature.isTextual() || !signature.textValue().matches("[0-9a-f]{128}")) return false;
    boolean isFound = false;
    for (byte[] key : keys) {
      isFound |= MessageDigest.isEqual(sign(body, key).getBytes(UTF_8), signature.textValue().getBytes(UTF_8));
    }
    return isFound;
  }

  /** Returns the canonical form. Throws a CharacterCodingException or ArithmeticException for a value without one. */
  static String canonicalize(JsonNode value) throws CharacterCodingException {
    List<String> items = new ArrayList<>();
    switch (value.getNodeType()) {
      case OBJECT:
        TreeSet<String> names = new TreeSet<>(); // String.compareTo compares UTF-16 code units, as RFC 8785 does.
        value.fieldNames().forEachRemaining(names::add);
        for (String name : names) items.add(quote(name) + ":" + canonicalize(value.get(name)));
        return "{" + String.join(",", items) + "}";
      case ARRAY:
        for (JsonNode item : value) items.add(canonicalize(item));
        return "[" + String.join(",", items) + "]";
      case STRING:
        return quote(value.textValue());
      case NUMBER:
        return formatNumber(value.doubleValue());
      default:
        return value.toString();
    }
  }

  private static String quote(String text) throws CharacterCodingException {
    UTF_8.newEncoder().encode(CharBuffer.wrap(text));
    StringBuilder quoted = new StringBuilder("\"");
    for (char character : text.toCharArray()) {
      int escape = "\b\t\n\f\r\"\\".indexOf(character);
      if (escape >= 0) quoted.append('\\').append("btnfr\"\\".charAt(escape));
      else if (character < ' ') quoted.append(String.format("\\u%04x", (int) character));
      else quoted.append(character);
    }
    return quoted.append('"').toString();
  }

  /** Returns the shortest text that reads back as the same double, as JavaScript writes it. */
  static String formatNumber(double value) {
    if (!Double.isFinite(value)) throw new ArithmeticException("a number is not a finite double");
    if (value == 0) return "0";
    BigDecimal shortest = findShortest(Math.abs(value)).stripTrailingZeros();
    String digits = shortest.unscaledValue().toString();
    int point = digits.length() - shortest.scale();
    String text;
    if (digits.length() <= point && point <= 21) {
      text = digits + "0".repeat(point - digits.length());
    } else if (0 < point && point <= 21) {
      text = digits.substring(0, point) + "." + digits.substring(point);
    } else if (-6 < point && point <= 0) {
      text = "0." + "0".repeat(-point) + digits;
    } else {
      String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
      text = digits.charAt(0) + fraction + "e" + (point > 0 ? "+" : "") + (point - 1);
    }
    return (value < 0 ? "-" : "") + text;
  }

  /** Double.toString of Java before 19 does not always find the shortest form. */
  private static BigDecimal findShortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    for (int precision = 1; ; precision++) {
      BigDecimal rounded = exact.round(new MathContext(precision, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == value) return rounded;
    }
  }
}
