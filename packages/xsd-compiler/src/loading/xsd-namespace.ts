export const XSD_NAMESPACE = "http://www.w3.org/2001/XMLSchema";
export const SCHEMATRON_NAMESPACE = "http://purl.oclc.org/dsdl/schematron";
