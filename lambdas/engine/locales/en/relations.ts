import type { Relation } from '../questions.ts';
import verbs from './verbs.json' with { type: 'json' };

const OPENING =
  '(?:(?:However|Therefore|Thus|Finally|In addition|Additionally|Moreover|Further|Furthermore|Consequently|In fact|Indeed|Also|Today|In general|Generally|Typically|Note that|Specifically),? )?';
const SUBJECT = '(?<subject>\\p{L}[^,;:.()“”"?!]{2,80}?)(?:, [^,]{3,80},| \\([^)]{2,60}\\))?';
const AUXILIARY = '(?: (?<aux>can|may|could|might|will|would|must|should))?';
const ADVERB =
  '(?: (?:also|often|sometimes|generally|usually|typically|then|always|primarily|mainly|directly|ultimately))?';
const OBJECT = '(?!(?:for|to|by|in|on|at|with|from|as|only|not|that|up|out) )(?<object>[^;:?“”"]{6,170}?)[.!]?$';
const ROLE = '(?:main |primary |basic |ultimate )?(?:function|role|purpose|goal|aim|job|task|objective)';
const OWNER = '(?<subject>[^,;:.()“”"?!]{3,60}?)';

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

const verb = ({ kind, base, third, past }: (typeof verbs)[number]): Relation => ({
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
  ...verbs.map(verb),
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
    pattern: new RegExp(`^The (?<noun>${ROLE}) of ${OWNER} (?<verb>is|was) (?<object>to [^;:?“”"]{6,170}?)[.]?$`, 'u'),
    ask: (subject, { noun = '', verb: said = '' }) => `What ${said} the ${noun} of ${subject}?`,
  },
];
