// The multi-character escapes of XSD (part 2, appendix F.1.1) as members of a JavaScript character class with the u or v flag.

import { NAME_RANGES, NAME_START_RANGES } from "@payment-routing/contract-runtime/codegen";
import { complement, members, type Ranges } from "./pattern-node.ts";

/** General categories of XSD (part 2, appendix F.1.1); one letter stands for a group of categories. */
export const CATEGORY = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?)$/;

const known = new Map<string, Ranges>();
let everyCharacter: string | undefined;

/** Returns the code points of a category in the Unicode version of this JavaScript engine, which also runs the pattern. */
export function rangesOfCategory(name: string): Ranges {
  const ranges = known.get(name) ?? findRanges(name);
  known.set(name, ranges);
  return ranges;
}

function findRanges(name: string): Ranges {
  everyCharacter ??= writeEveryCharacter();
  return Array.from(everyCharacter.matchAll(new RegExp(`\\p{${name}}+`, "gu")), ([run]) => [
    run.codePointAt(0) as number,
    run.codePointAt(run.length - (lastOf(run) > 0xffff ? 2 : 1)) as number,
  ]);
}

function lastOf(run: string): number {
  return run.codePointAt(Math.max(run.length - 2, 0)) as number;
}

/** Writes a class of all characters. Surrogates are left out: no document contains them. */
function writeEveryCharacter(): string {
  const parts: string[] = [];
  for (let first = 0; first <= 0x10ffff; first += 0x1000) {
    if (first >= 0xd800 && first < 0xe000) continue;
    const codes = Array.from({ length: 0x1000 }, (_, index) => first + index);
    parts.push(String.fromCodePoint(...codes.filter((code) => code < 0xd800 || code > 0xdfff)));
  }
  return parts.join("");
}

// Name characters of XML 1.0, fifth edition. XSD 1.0 refers to an earlier edition, based on Unicode 2.0.
const NAME_START: Ranges = [
  [0x3a, 0x3a],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  ...pairs(NAME_START_RANGES),
];
const NAME: Ranges = [...NAME_START, [0x2d, 0x2e], [0x30, 0x39], ...pairs(NAME_RANGES)];
const SPACE: Ranges = [
  [0x9, 0xa],
  [0xd, 0xd],
  [0x20, 0x20],
];

/** A part of an XSD character class. */
export interface ClassMember {
  /** The same part inside a JavaScript class. */
  readonly inside: string;
  readonly ranges: () => Ranges;
}

/** Multi-character escapes by letter. */
export const CLASS_ESCAPES: Readonly<Record<string, ClassMember>> = {
  s: among(SPACE),
  S: among(complement(SPACE)),
  i: among(NAME_START),
  I: among(complement(NAME_START)),
  c: among(NAME),
  C: among(complement(NAME)),
  d: ofCategories("Nd"),
  D: { inside: "\\P{Nd}", ranges: () => complement(rangesOfCategory("Nd")) },
  w: ofCategories("L", "M", "N", "S"),
  W: ofCategories("P", "Z", "C"),
};

function among(ranges: Ranges): ClassMember {
  return { inside: members(ranges), ranges: () => ranges };
}

function ofCategories(...names: string[]): ClassMember {
  return {
    inside: names.map((name) => `\\p{${name}}`).join(""),
    ranges: () => names.flatMap(rangesOfCategory),
  };
}

/** Converts a list first, last, first, last, … to ranges. */
function pairs(flat: readonly number[]): [number, number][] {
  return flat.flatMap((first, i) => (i % 2 === 0 ? [[first, flat[i + 1] as number]] : []));
}

// The Unicode blocks that XSD 1.0 names (part 2, second edition, appendix F.1.1), without those of surrogates, which are
// not characters.

const RANGES = `
0-7F BasicLatin,80-FF Latin-1Supplement,100-17F LatinExtended-A,180-24F LatinExtended-B,250-2AF IPAExtensions,
2B0-2FF SpacingModifierLetters,300-36F CombiningDiacriticalMarks,370-3FF Greek,400-4FF Cyrillic,530-58F Armenian,
590-5FF Hebrew,600-6FF Arabic,700-74F Syriac,780-7BF Thaana,900-97F Devanagari,980-9FF Bengali,A00-A7F Gurmukhi,
A80-AFF Gujarati,B00-B7F Oriya,B80-BFF Tamil,C00-C7F Telugu,C80-CFF Kannada,D00-D7F Malayalam,D80-DFF Sinhala,
E00-E7F Thai,E80-EFF Lao,F00-FFF Tibetan,1000-109F Myanmar,10A0-10FF Georgian,1100-11FF HangulJamo,
1200-137F Ethiopic,13A0-13FF Cherokee,1400-167F UnifiedCanadianAboriginalSyllabics,1680-169F Ogham,16A0-16FF Runic,
1780-17FF Khmer,1800-18AF Mongolian,1E00-1EFF LatinExtendedAdditional,1F00-1FFF GreekExtended,
2000-206F GeneralPunctuation,2070-209F SuperscriptsandSubscripts,20A0-20CF CurrencySymbols,
20D0-20FF CombiningMarksforSymbols,2100-214F LetterlikeSymbols,2150-218F NumberForms,2190-21FF Arrows,
2200-22FF MathematicalOperators,2300-23FF MiscellaneousTechnical,2400-243F ControlPictures,
2440-245F OpticalCharacterRecognition,2460-24FF EnclosedAlphanumerics,2500-257F BoxDrawing,2580-259F BlockElements,
25A0-25FF GeometricShapes,2600-26FF MiscellaneousSymbols,2700-27BF Dingbats,2800-28FF BraillePatterns,
2E80-2EFF CJKRadicalsSupplement,2F00-2FDF KangxiRadicals,2FF0-2FFF IdeographicDescriptionCharacters,
3000-303F CJKSymbolsandPunctuation,3040-309F Hiragana,30A0-30FF Katakana,3100-312F Bopomofo,
3130-318F HangulCompatibilityJamo,3190-319F Kanbun,31A0-31BF BopomofoExtended,
3200-32FF EnclosedCJKLettersandMonths,3300-33FF CJKCompatibility,3400-4DB5 CJKUnifiedIdeographsExtensionA,
4E00-9FFF CJKUnifiedIdeographs,A000-A48F YiSyllables,A490-A4CF YiRadicals,AC00-D7A3 HangulSyllables,
E000-F8FF PrivateUse,F900-FAFF CJKCompatibilityIdeographs,FB00-FB4F AlphabeticPresentationForms,
FB50-FDFF ArabicPresentationForms-A,FE20-FE2F CombiningHalfMarks,FE30-FE4F CJKCompatibilityForms,
FE50-FE6F SmallFormVariants,FE70-FEFE ArabicPresentationForms-B,FEFF-FEFF Specials,
FF00-FFEF HalfwidthandFullwidthForms,FFF0-FFFD Specials,10300-1032F OldItalic,10330-1034F Gothic,
10400-1044F Deseret,1D000-1D0FF ByzantineMusicalSymbols,1D100-1D1FF MusicalSymbols,
1D400-1D7FF MathematicalAlphanumericSymbols,20000-2A6D6 CJKUnifiedIdeographsExtensionB,
2F800-2FA1F CJKCompatibilityIdeographsSupplement,E0000-E007F Tags,F0000-FFFFD PrivateUse,100000-10FFFD PrivateUse`;

/** The code points of the blocks, by block name without `Is`. */
export const BLOCKS: ReadonlyMap<string, Ranges> = readRanges();

function readRanges(): Map<string, Ranges> {
  const blocks = new Map<string, Ranges>();
  for (const line of RANGES.split(",")) {
    const [range = "", name = ""] = line.trim().split(" ");
    const [first = 0, last = 0] = range.split("-").map((digits) => Number.parseInt(digits, 16));
    // Private use and specials consist of several ranges.
    blocks.set(name, [...(blocks.get(name) ?? []), [first, last]]);
  }
  return blocks;
}
