import type { LocaleNlp } from '../locale.ts';

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const functionWords =
  wordSet(`a about above across actually after again against all almost also although always am among an and
another any anyone anything are around as at away back basically be became because become becomes been before being below between
both but by came can cannot come could did do does doing done down during each either else enough etc even ever every
everyone few first for from further gave get gets give given gives go goes going gone got had has have having he hence
her here hers herself him himself his how however i if in indeed instead into is it its itself just keep kept last later
least less let like made mainly make makes making many may me might mine more most mostly much must my myself near
nearly neither never next no nobody none nor not nothing now of off often on once one ones only onto or other others
otherwise ought our ours ourselves out over own part per perhaps put rather really said same say says second see seem
seems several shall she should since so some someone something sometimes soon still such take taken takes tell than that
the their theirs them themselves then there thereby therefore these they thing things third this those though three
through throughout thus to together too took toward towards two under unless until unlike up upon us use used uses using
usually various very via was way we well went were what whatever when whenever where whereas whether which while who
whoever whole whom whose why will with within without would yes yet you your yours yourself`);

const singular = (word: string): string => {
  const lower = word.toLowerCase().replace(/[’']s$/, '');
  if (lower.length < 4 || /(?:ss|us|is|ous)$/.test(lower)) return lower;
  return lower
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/s$/, '');
};

/** "This happens because …": the subject is in the sentence before. */
const leaning =
  /^["“(]*(?:this|that|these|those|it|they|he|she|we|its|their|his|her|such|however|but|and|or|so|also|thus|then|here|there|hence|yet|still|another|others?|both|neither|either|each|some|one|ones|instead|otherwise|similarly|likewise|moreover|furthermore|meanwhile|therefore|consequently|afterwards?|later|next|finally|first|second|third|secondly|thirdly|additionally|in (?:this|that|these|such|both|contrast|turn|addition|other words|short|fact|the same|the process|the end|response)|for (?:this|that|these|example|instance)|at (?:this|that|the same|first)|by (?:this|that|then|contrast|doing)|as (?:a result|such|well|mentioned|noted|you)|because of (?:this|that|these)|on the other hand|to do (?:this|so)|the (?:former|latter|same|other|others|second|third|next|following|rest|result|reason|answer|difference)|(?:after|with|from|of) (?:this|that|these|those|it|them|there)|all (?:of )?(?:this|these|those)|(?:in|on|at|during|by|for|from|until|between|since|throughout|over|within|with|despite|under|after|before|known as)\b[^,]{2,70}, (?:it|they|he|she|this|these|those)|okay?|well|please|refer|visit|read|try|look|see|go|use|check|type|run|ask|calculate|compare|discuss|explain|describe|remember|note|notice|recall|imagine|suppose|consider|let’s|let's|if you|when you|you|at this point|on the (?:left|right)|(?:many|most|few|several|all) (?:\w+ed|are|were|have|had|can|will|do))\b|, for (?:example|instance),/i;

const pointing =
  /\b(?:above|below)\b(?=[.,;:)]|$)|\b(?:the (?:above|below)|(?:as|the) following|see (?:also|figure|the|table|section|chapter)|(?:figure|fig\.|table|chapter|section|equation|page|step|listing|example) \d[\d.-]*|earlier,? we|we (?:said|discussed|mentioned|covered|learned)|(?:discussed|mentioned|covered) in|(?:shown|pictured|depicted) on the (?:left|right)|(?:this|the) (?:section|page|document|chapter|module|article|guide|lesson|tutorial|book|text|manual|figure|table|image|diagram|illustration|graph)|read on|click|refer to|visit |learn more|video|website|the (?:previous|next) (?:section|chapter|page)|as we (?:saw|have seen)|we (?:will|shall|have seen|saw)|we’ll|we'll|shown (?:here|in)|illustrated in)\b|https?:|www\.|\[\d+\]/i;

/** Of what a definition may name as the sort of thing: "the process of …", "an organ that …". */
const SORT =
  'an?|any|the (?:[a-z-]+ )?(?:process|ability|study|number|amount|rate|set|state|act|name|practice|smallest|largest|measure|total|difference|sum|ratio|distance|average|point|place|time|layer|region|organ|science|branch|art|method|period|force|movement|condition|property|degree|tendency|belief|principle|transfer|speed|energy|loss|use|conversion|breakdown|production|release|division|union|fusion|idea|theory|part|rule|system|percentage|value|price|quantity|cost)';
const TERM = "(?<term>[\\p{L}][\\p{L}\\p{N}’'/ -]{1,44}?)(?: \\((?<short>[^)]{1,30})\\))?";

export const nlp: LocaleNlp = {
  tagger: 'wink',
  abbreviations: wordSet(`mr mrs ms dr prof st mt jr sr vs v e.g i.e etc cf al approx no p pp fig figs eq ch sec vol inc
    ltd co gen gov sen rep capt lt col ca c dept est jan feb mar apr aug sept oct nov dec`),
  mayEnd: wordSet('etc al no co inc ltd jr sr st'),
  starters: wordSet(`it they he she we i you the this that these those a an in on at how what who why if when but and
    others there its his her their our as by for from to with after before although while since during`),
  functionWords,
  singular,
  article: /^(?:an?|the)\s+/i,
  leaning,
  pointing,
  fragment:
    /^(?:will|would|can|could|has|have|is|are|was|were|does|did|must|should) |\b(?:summarized|shown|listed|illustrated|depicted|given|presented|described) (?:in|by|at)\.$|\b(?:an?|the|and|or|of)\.$/i,
  supposed:
    /\b(?:should (?:now |then |still )?be able to|(?:might|may|would) (?:think|expect|seem|assume|suppose)|at first (?:glance|sight)|let(?:[’']s| us)|we(?:[’']ll|[’']ve)|luckily|now that (?:we|you))\b|^(?:if|suppose|imagine|say) (?:we|you|I)\b.* would\b/i,
  takesBack: /^(?:however|but|unfortunately|yet|instead|nevertheless)\b/i,
  deictic:
    /\b(?:this|these|those|such(?! as)|here|he|she|him|his|her|we|us|our|you|your|I|my|the (?:former|latter|above|following|same)|previous|earlier|do so|did so|doing so)\b/i,
  definitions: [
    new RegExp(`^(?:(?:An?|The) )?${TERM},? (?:is|are) (?:defined as )?(?<text>(?:${SORT}) .{8,})$`, 'u'),
    // Of somebody or something with a name
    /^(?:The )?(?<term>\p{Lu}[\p{L}.’'-]+(?: (?:of |the )*\p{Lu}[\p{L}.’'-]+)+) (?:was|were) (?<text>(?:an?|the) [^;]{12,})$/u,
    new RegExp(`^(?:(?:An?|The) )?[“"]?${TERM}[”"]? (?:refers? to|means|denotes) (?<text>.{12,})$`, 'u'),
  ],
  markedDefinitions: [
    new RegExp(
      `(?:^|, )(?:(?:[Aa]n?|[Tt]he) )?[“"]?${TERM}[”"]?,? (?:is|are|was|were) (?:defined as )?(?<text>.{12,})$`,
      'u',
    ),
    // "glycolysis, the breakdown of glucose, …": set off between commas or in dashes
    new RegExp(
      `(?:^|[ (])${TERM}(?:, (?:or )?|—|\\u2009—|: | \\()(?<text>(?:${SORT}) [^,;:()—]{12,140})(?:[,;)—.]|$)`,
      'u',
    ),
    // "the loss of electrons is called oxidation"
    /(?:^|[,;:] |\band )(?<text>(?:an?|the|any) [^,;:()]{8,120}?),? (?:is|are|was|were) (?:also |often |commonly )?(?:called|termed|known as|referred to as) (?:an? |the )?[“"]?(?<term>\p{L}[\p{L}\p{N}’' -]{1,44}?)[”"]?(?=[.,;:)]|$| and | that | which )/iu,
  ],
};
