import type { LocaleQuestions, Relation } from '../questions.ts';

const OPENING =
  '(?:(?:However|Therefore|Thus|Finally|In addition|Additionally|Moreover|Further|Furthermore|Consequently|In fact|Indeed|Also|Today|In general|Generally|Typically|Note that|Specifically),? )?';
const SUBJECT = '(?<subject>\\p{L}[^,;:.()“”"?!]{2,80}?)(?:, [^,]{3,80},| \\([^)]{2,60}\\))?';
const AUXILIARY = '(?: (?<aux>can|may|could|might|will|would|must|should))?';
const ADVERB =
  '(?: (?:also|often|sometimes|generally|usually|typically|then|always|primarily|mainly|directly|ultimately))?';
const OBJECT = '(?!(?:for|to|by|in|on|at|with|from|as|only|not|that|up|out) )(?<object>[^;:?“”"]{6,170}?)[.!]?$';

const sentence = (verb: string): RegExp =>
  new RegExp(`^${OPENING}${SUBJECT}${AUXILIARY}${ADVERB} (?<verb>${verb}) ${OBJECT}`, 'u');

const asks =
  (base: string, after = ''): Relation['ask'] =>
  (subject, { aux, verb = '' }) => {
    const first = verb.split(' ')[0] ?? '';
    const plain = first === base.split(' ')[0];
    const helper = aux ?? (plain ? 'do' : first.endsWith('s') ? 'does' : 'did');
    // A bare form without an auxiliary is the plural's: "Replicas reject …"
    return aux && !plain ? undefined : `What ${helper} ${subject} ${base}${after}?`;
  };

const verb = (kind: string, base: string, third: string, past: string): Relation => ({
  kind,
  pattern: sentence(`${base}|${third}|${past}`),
  ask: asks(base),
});

const passive = (kind: string, participle: string): Relation => ({
  kind,
  pattern: sentence(`(?:is|are|was|were|be) ${participle}`),
  ask: (subject, { aux, verb: said = '' }) =>
    aux ? `What ${aux} ${subject} be ${participle}?` : `What ${said.split(' ')[0]} ${subject} ${participle}?`,
});

export const relations: Relation[] = [
  verb('effect', 'lead to', 'leads to', 'led to'),
  verb('effect', 'result in', 'results in', 'resulted in'),
  verb('effect', 'cause', 'causes', 'caused'),
  verb('effect', 'trigger', 'triggers', 'triggered'),
  verb('effect', 'create', 'creates', 'created'),
  verb('effect', 'prevent', 'prevents', 'prevented'),
  verb('effect', 'produce', 'produces', 'produced'),
  verb('effect', 'reduce', 'reduces', 'reduced'),
  verb('effect', 'increase', 'increases', 'increased'),
  verb('effect', 'contribute to', 'contributes to', 'contributed to'),
  verb('effect', 'give rise to', 'gives rise to', 'gave rise to'),
  verb('effect', 'affect', 'affects', 'affected'),
  verb('effect', 'influence', 'influences', 'influenced'),
  verb('effect', 'threaten', 'threatens', 'threatened'),
  verb('effect', 'ensure', 'ensures', 'ensured'),
  verb('use', 'allow', 'allows', 'allowed'),
  verb('use', 'enable', 'enables', 'enabled'),
  verb('effect', 'protect', 'protects', 'protected'),
  verb('effect', 'provide', 'provides', 'provided'),
  verb('need', 'require', 'requires', 'required'),
  verb('need', 'depend on', 'depends on', 'depended on'),
  verb('parts', 'consist of', 'consists of', 'consisted of'),
  passive('parts', 'composed of'),
  passive('parts', 'made up of'),
  passive('parts', 'made of'),
  {
    ...passive('purpose', 'used to'),
    ask: (subject, { verb: said = '', aux }) => (aux ? undefined : `What ${said.split(' ')[0]} ${subject} used for?`),
    answer: 'to ',
  },
  // "Was used for the first time" says when
  { ...passive('purpose', 'used for'), pattern: sentence('(?:is|are|was|were|be) used for(?! the first)') },
  passive('purpose', 'responsible for'),
  {
    kind: 'purpose',
    pattern:
      /^The (?<noun>(?:main |primary |basic |ultimate )?(?:function|role|purpose|goal|aim|job|task|objective)) of (?<subject>[^,;:.()“”"?!]{3,60}?) (?<verb>is|was) (?<object>to [^;:?“”"]{6,170}?)[.]?$/u,
    ask: (subject, { noun = '', verb: said = '' }) => `What ${said} the ${noun} of ${subject}?`,
  },
];

export const reasons: LocaleQuestions['reasons'] = [
  { pattern: /^(?<what>.{20,170}?),? because (?!of\b)(?<why>[^.;:]{12,170})[.]?$/, answer: 'Because ' },
  { pattern: /^(?<what>.{20,170}?),? because of (?<why>[^.;:]{8,150})[.]?$/, answer: 'Because of ' },
  { pattern: /^Because (?!of\b)(?<why>[^.,;:]{12,150}), (?<what>[^.;:]{20,170})[.]?$/, answer: 'Because ' },
  // "Since 1990" and "since then" tell the time
  {
    pattern: /^Since (?!then\b|the (?:\d|time)|\d)(?<why>[^.,;:]{12,150}), (?<what>[^.;:]{20,170})[.]?$/,
    answer: 'Because ',
  },
  { pattern: /^(?<what>.{20,170}?) in order to (?<why>[^.;:]{12,150})[.]?$/, answer: 'In order to ' },
  { pattern: /^(?<what>.{20,170}?) so that (?<why>[^.;:]{12,150})[.]?$/, answer: 'So that ' },
];
