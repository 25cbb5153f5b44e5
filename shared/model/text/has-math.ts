const DISPLAY = /\$\$[\s\S]+?\$\$/;
const INLINE = /\$(?=\S)[^$\n]*[\\^_={}+][^$\n]*(?<=\S)\$(?!\d)/;

/** Whether a text holds formulas; sums of money are none. */
export const hasMath = (content: string): boolean => DISPLAY.test(content) || INLINE.test(content);
