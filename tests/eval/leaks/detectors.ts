import type { ShownBlock } from './shown.ts';

/** Something that belongs to a source's file and not to its text. `examples` are found, `counterexamples` are not. */
export interface Detector {
  readonly id: string;
  readonly find: RegExp;
  /** Where it is looked for; everywhere if left out. */
  readonly kinds?: readonly ShownBlock['kind'][];
  readonly examples: readonly string[];
  readonly counterexamples: readonly string[];
}

/** What readers of lessons have found, each with what it must not be mistaken for. It grows with what they find. */
export const detectors: readonly Detector[] = [
  {
    id: 'html',
    // A single capital is what a type takes
    find: /<\/?(?![A-Z]>)[a-zA-Z][a-zA-Z0-9:-]*(?:\s+[\w:-]+=[^<>]*)?\s*\/?>/,
    examples: ['a <span class="x">word</span>', 'H<sub>2</sub>O', 'mapping </strong>resulted', '<br />', '<m:math>'],
    counterexamples: ['p < 0.05 and n > 30', 'a < b', 'a Box<T> holds', 'npm run <user defined>'],
  },
  {
    id: 'entity',
    find: /&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i,
    examples: ['bread &amp; butter', 'a&nbsp;b', '&#8217;'],
    counterexamples: ['Smith & Sons; others'],
  },
  {
    id: 'attribute',
    find: /\{:\s?[#.\w]|\{[#.][\w-]+|\b(?:data-[a-z-]+|class|href|src|id)="/,
    examples: ['osmosis{: data-type="term"}', '{: #fig-ch07}', '{.unnumbered}', 'href="#x"'],
    counterexamples: ['the set {1, 2}'],
  },
  {
    id: 'markdown',
    find: /\*\*|(?<!\w)__(?=[^\W_])|\]\(|```|^#{1,6}\s|^\|.*\|$|\[\[|!\[/m,
    examples: ['**bold', 'a [link](http', '## Cells', '| a | b |', '![](x)'],
    counterexamples: ['2 * 3 * 4', 'issue #4', 'fill in ______'],
  },
  {
    id: 'citation',
    find: /\[(?:\d{1,3}(?:[,–-]\s?\d{1,3})*|edit|link|citation needed|note \d+|[a-z](?!\]\p{L}))\]/iu,
    examples: ['in 1912.[3]', 'History[edit]', 'see [link]', '[12, 14]'],
    counterexamples: ['the interval [0, 1)', 'drive [the Europeans] out', '“[w]hat revolution”'],
  },
  {
    id: 'pointer at nothing',
    find: /\b(?:shown|seen|listed|described|given|illustrated|depicted|see)\s(?:in|by|at)?\s?(?:[.,;)]|\(\s*\)|and\s*[.,])|\(see (?:for|and)\b|\bpanel of \(|\s\(\s*(?:see\s*)?[,;]?\s*\)/i,
    examples: [
      'the shares shown in, where',
      'its borders (see for a summary)',
      'the left panel of (a)',
      'as seen in .',
      'cells ( ) divide',
      'a map (see )',
    ],
    counterexamples: ['as seen in Figure 2.', 'f(x)', 'to be seen, then', 'calls fork() often'],
  },
  {
    id: 'raw TeX',
    find: /\\(?:frac|mathrm|text|left|right|sqrt|sum|int|begin|end|cdot|times|alpha|beta|Delta|rightarrow)\b|\$\$/,
    examples: ['\\frac{1}{2}', 'x $$ y'],
    counterexamples: ['\\o/', 'US$ 5'],
  },
  {
    id: 'raw script',
    find: /\w\^[-−–+]?\d|\w\^\{|[A-Z]~\d~|\w\^[+-](?!\w)/,
    examples: ['10^-5', 'x^{2}', 'H~2~O', 'COO^-'],
    counterexamples: ['about ~30', 'a^b'],
  },
  {
    id: 'identifier',
    find: /\b[0-9a-f]{32}\b|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-|\b(?:fs-id|eip-id|m)\d{4,}\b|#?\b[a-z]+-ch\d\d_\d\d/i,
    examples: ['Memory 3f9c1a2b4d5e4f6a8b7c9d0e1f2a3b4c', 'fs-id1168', 'eip-id123456', '#fig-ch07_01'],
    counterexamples: ['1,234,567', 'decade'],
  },
  {
    id: 'mail',
    find: /^(?:from|to|cc|bcc|subject|sent|date|reply-to|betreff|von|an|gesendet):\s|\bsent from my \w+|^\S+(?: \S+){0,3} wrote:$|^on .{6,60} wrote:|^>{1,3}\s(?!—)|\bto unsubscribe,/im,
    examples: ['From: Ann <a@example.org>', 'Sent from my iPhone', 'On Mon, 3 May 2021, Ann wrote:', '> I agree'],
    counterexamples: [
      'He wrote: no.',
      'Of how bakers meet, Smith wrote:',
      'From here: a road',
      // Who is quoted
      '> —Ann, 1877',
      'This will unsubscribe the client.',
    ],
  },
  {
    id: 'mailing list',
    // In capitals it is a command
    find: /^[Uu]nsubscribe(?:\.|\s*$|\s(?:here|at|from|if)\b)/m,
    examples: ['Unsubscribe', 'unsubscribe here'],
    counterexamples: ['UNSUBSCRIBE', 'unsubscribe: leaves it'],
  },
  {
    id: 'front matter',
    find: /^(?:title|layout|weight|slug|tags|author|date|created|status|last edited by):\s/im,
    examples: ['title: “Mergers”', 'layout: page', 'Created: March 3 Tags: exam'],
    counterexamples: ['The title: a poem', 'Status quo'],
  },
  {
    id: 'furniture',
    find: /\bjump to (?:navigation|search|content)|\bskip to (?:main )?content|\bfrom wikipedia, the free|\ball rights reserved|\bprivacy policy\b|\bpage \d+ of \d+\b|\blicensed under (?:a |the )?(?:cc|creative)|\bdownload for free at|\bthis page was last|^(?:categories|hidden categories|coordinates):|^contents$|\baccept (?:all )?cookies|\bthis article (?:needs|may (?:need|require))|^©|\(c\) \d{4}|^untitled(?: database)?$/im,
    examples: ['Jump to navigation', '© 2025 The Authors', 'All rights reserved.', 'Page 3 of 9', 'Untitled Database'],
    counterexamples: ['The contents of the cell', 'a policy of privacy'],
  },
  {
    id: 'reference',
    find: /\bdoi:\s?10\.|\bISBN[\s:]*[\d-]{10}|\bretrieved (?:on )?(?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^\^\s|^↑/im,
    examples: ['American Scientist. doi:10.1511/2012', 'Retrieved December 11, 2014', '^ Miller, W.'],
    counterexamples: ['He retrieved it in May', '2^3'],
  },
  {
    id: 'credit',
    find: /\((?:photo |image )?(?:credits?|courtesy|attribution|(?:photo|micrograph|image)\w* (?:by|provided|courtesy))\b/i,
    examples: [
      'A squid (credit: NOAA)',
      'LM × 40. (Micrograph provided by a school)',
      '(credit a: modification of work by Ann)',
    ],
    counterexamples: ['to her credit', 'a credit (or a debit)'],
  },
  {
    id: 'orphan caption',
    kinds: ['text'],
    find: /^(?:fig(?:ure|\.)?|photo|image)\s?\d+(?:[._]\d+)*\s?[.:|]/i,
    examples: ['Figure 3.2: A kiln.', 'Fig. 4. Two cones'],
    counterexamples: ['Figure 3 shows a kiln.', 'Figures of speech'],
  },
  {
    id: 'answer letter',
    kinds: ['text', 'heading'],
    find: /^\(?[A-Ea-e][.)]{0,2}$|^\d+[.:)]\s?[A-Ea-e]$|^(?:answers?|solutions?):?$/i,
    examples: ['B', '(c)', 'Answer', '4. b'],
    counterexamples: ['A cell', 'E. coli'],
  },
  {
    id: 'check box',
    find: /[☐☑☒]|^\[[ xX]?\]/,
    examples: ['☒ read ch. 6', '[ ] ask Ann'],
    counterexamples: ['a box'],
  },
  {
    id: 'notebook',
    find: /^(?:In|Out)\s?\[\s?\d*\s?\]:|^Traceback \(most|\b\w*Warning: |<style|\bNaN\b.*\bNaN\b/m,
    examples: ['In [3]:', 'Traceback (most recent call last)', 'FutureWarning: x'],
    counterexamples: ['In 1912: a fire', 'A warning: wet paint'],
  },
  {
    id: 'glued words',
    find: /\p{Ll}{3}(?:It|The|This|These|When|In|However|For|As|An?|We|edit)(?=\s\p{Ll})|\p{Ll}[.?!]\p{Lu}\p{Ll}{2}/u,
    examples: ['The Red Queen HypothesisIt is', 'ends here.The next', 'Descriptionedit is'],
    counterexamples: ['U.S.A.', 'credit is due', 'e.g. Rome'],
  },
  {
    id: 'capitals',
    kinds: ['heading'],
    find: /^(?=(?:.*\p{Lu}){8})[\p{Lu},’'-]+(?:\s[\p{Lu},’'-]+)+$/u,
    examples: ['THE GLAZE AND THE KILN'],
    counterexamples: ['The kiln', 'RNA', 'MULTI / EXEC'],
  },
  {
    id: 'no chapter',
    kinds: ['heading'],
    find: /^(?:term|terms|glossary|references|further reading|external links|see also|by the end of this section.*|.*\blower-alpha\b.*|review questions|section quiz|free response|bibliography)$/i,
    examples: ['Glossary', 'By the end of this section', 'Social epidemiology and lower-alpha'],
    counterexamples: ['Terms of trade', 'Glossary of a sailor'],
  },
  {
    id: 'placeholder',
    find: /\bundefined\b(?=[.,]|$)|\[object Object\]|\bNaN\b|\{(?:term|text|title|count|name|n)\}|\blorem ipsum\b/,
    examples: ['Chapter undefined', '[object Object]', 'About {term}'],
    counterexamples: ['division by zero is undefined here'],
  },
];
