/**
 * Adds the errors of a part to those of the whole. ajv would make a new list for each part, which for an array of
 * many faulty items takes time with the square of their number.
 */
export default function appendErrors<T>(errors: T[] | null, added: T[]): T[] {
  if (errors === null) return added;
  for (const error of added) errors.push(error);
  return errors;
}
