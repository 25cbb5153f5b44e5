const SIGNS_ONLY = /^[%&!'"#$@^~\\;:?,.`|]+$/;
const MIXED = /[\p{L}\p{N}][&!#@\\^~][\p{L}\p{N}]|^[&!#@\\^~%$]\p{L}|\p{L}[$\\^~]$|[\p{Co}\p{Cc}]|�/u;
const LONGEST_WORD = 28;
const ODD_SHARE = 0.25;

const isOdd = (token: string): boolean =>
  SIGNS_ONLY.test(token) ||
  MIXED.test(token) ||
  (/^\p{Script=Latin}[^\s/-]*$/u.test(token) && token.length > LONGEST_WORD);

/** What a file leaves behind whose fonts do not say which letters they draw: signs and runs instead of words. */
export const isGarbled = (text: string): boolean => {
  const tokens = text.split(/\s+/).filter(Boolean);
  return tokens.length >= 4 && tokens.filter(isOdd).length > tokens.length * ODD_SHARE;
};

/** The line under a title that says who wrote it, and where they are to be reached. */
export const isByline = (text: string): boolean => (text.match(/\S@\S+\.\S/g)?.length ?? 0) >= 2;
