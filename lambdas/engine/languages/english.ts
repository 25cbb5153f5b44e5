import { type Language, wordSet } from './language.ts';

export const english: Language = {
  code: 'en',
  stopWords: wordSet(
    `a about above across after again against all almost also although always am among an and another any anyone
    anything are around as at away back be became because become becomes been before being below between both but by
    came can cannot come could did do does doing done down during each either else enough etc even ever every everyone
    few first for from further gave get gets give given gives go goes going gone got had has have having he hence her
    here hers herself him himself his how however i if in indeed instead into is it its itself just keep kept last
    later least less let like made mainly make makes making many may me might mine more most mostly much must my myself
    near nearly neither never next no nobody none nor not nothing now of off often on once one ones only onto or other
    others otherwise ought our ours ourselves out over own part per perhaps put rather really said same say says second
    see seem seems several shall she should since so some someone something sometimes soon still such take taken takes
    tell than that the their theirs them themselves then there thereby therefore these they thing things third this
    those though three through throughout thus to together too took toward towards two under unless until unlike up
    upon us use used uses using usually various very via was way we well went were what whatever when whenever where
    whereas whether which while who whoever whole whom whose why will with within without would yes yet you your yours
    yourself`,
  ),
  leaning:
    /^["“(]*(?:this|that|these|those|it|they|he|she|we|its|their|his|her|our|such|however|but|and|or|so|also|thus|then|here|there|hence|yet|still|another|others?|both|neither|either|each|some|one|ones|today|in (?:this|that|these|such|both|contrast|turn|addition|other words|short|fact|the same|the meantime|the process|the end|response)|for (?:this|that|these|example|instance)|at (?:this|that|the same|first)|by (?:this|that|then|contrast|doing)|as (?:a result|such|well|mentioned|noted)|because of (?:this|that|these)|instead|otherwise|similarly|likewise|moreover|furthermore|meanwhile|therefore|consequently|afterwards?|later|next|finally|first|second|third|secondly|thirdly|on the other hand|to do (?:this|so)|the (?:former|latter|same|other|others|second|third|next|following|rest|result|reason|answer|goal|idea|difference|problem)|after (?:this|that)|with (?:this|that|these|it|them)|from (?:this|that|these|there)|of (?:these|those|this|them)|all (?:of )?(?:this|these|those)|ok|okay|well|remember|note|notice|recall|imagine|suppose|consider)\b/i,
  pointing:
    /\b(?:above|below)\b(?=[.,;:)]|$)|\b(?:the (?:above|below)|(?:as|the) following|see (?:also|figure|the|table|section|chapter)|(?:figure|fig\.|table|chapter|section|equation|page|step) \d|this (?:section|page|document|chapter|module|article|guide|lesson|tutorial|book|text|manual|figure|table)|read on|click|the (?:previous|next) (?:section|chapter|page)|as we (?:saw|have seen)|we (?:will|shall|have seen|saw)|we’ll|we'll|shown (?:here|in)|illustrated in)\b|https?:|www\.|\[\d+\]/i,
  beforeYear:
    /\b(?:in|of|since|until|by|from|to|before|after|early|late|mid|around|about|between|and|year|during|spring|summer|fall|autumn|winter|January|February|March|April|May|June|July|August|September|October|November|December)\b[ ,\d]*$/,
  units:
    'percent|per cent|million|billion|trillion|years?|months?|weeks?|days?|hours?|minutes?|seconds?|milliseconds?|microseconds?|kilobytes?|megabytes?|gigabytes?|bytes?|bits?|degrees?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|kilomet(?:er|re)s?|micromet(?:er|re)s?|nanomet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|kilograms?|grams?|milligrams?|tons?|tonnes?|pounds?|lit(?:er|re)s?|millilit(?:er|re)s?|volts?|amperes?|amps?|watts?|kilowatts?|hertz|joules?|calories|kilocalories|people|persons?|inhabitants|soldiers|men|women|children|members|states|countries|votes|times|copies|species|molecules|atoms|cells|genes|pairs|chromosomes|rooms|ships|guests|participants|employees|customers|pages|words|characters|lines|rows|columns|nodes|servers|requests|retries|attempts|connections|workers|threads|points|steps|stages|layers|(?!(?:begins|comes|contains|covers|ends|follows|gives|goes|holds|keeps|leaves|lets|lies|lists|makes|means|needs|opens|reads|remains|runs|says|shows|stands|starts|stays|stops|takes|tells|uses|works)(?![\\p{L}]))\\p{Ll}{3,}[^\\Wsiu]s',
  reason: /^(?<what>.{25,160}?),? (?<link>because|so that|in order to) (?<why>[^.;:]{12,150})[.]?$/,
  articles: null,
  definitions: [
    {
      pattern:
        /^(?:In (?:the )?[\w -]{3,40}, )?(?:(?:An?|The) )?(?<term>[\p{L}][\p{L}\p{N}’'/ -]{1,44}?)(?: \((?<short>[^)]{2,30})\))?,? (?:is|are|was|were) (?:defined as )?(?<text>(?:an?|any|the (?:process|ability|study|number|amount|rate|set|state|act|part|name|practice|smallest|largest|measure|total|difference|sum|ratio|distance|average|point|place|time|layer|region|organ|science|branch|art|method|period|force|movement|condition|property|degree|tendency|belief|principle|transfer|speed|energy|loss|use|conversion|breakdown|production|release)) .{12,})$/u,
      confidence: 0.85,
    },
    {
      pattern:
        /^(?:(?:An?|The) )?[“"‘]?(?<term>[\p{L}][\p{L}\p{N}’'/ -]{1,44}?)[”"’]?(?: \((?<short>[^)]{2,30})\))? (?:refers? to|means|describes|denotes) (?<text>.{12,})$/u,
      confidence: 0.85,
    },
  ],
  phrases: {
    quote: '“{text}”',
    titles: {
      overview: 'Before we begin',
      signposts: 'What to look out for',
      recap: 'The story so far',
      bridge: 'From here to there',
      summary: 'What remains',
      quiz: 'Check: {title}',
      part: '{title}, part {n}',
    },
    overview: {
      about: 'What it is about',
      ahead: 'What lies ahead',
      words: 'Words you will meet',
      description: 'A walk through {topics}, told from the material itself.',
      borrowed: 'A walk through {topics}.',
      topicsJoin: '{first} and {last}',
    },
    goals: {
      lead: 'By the end you should be able to',
      term: 'explain what {term} means',
      topic: 'retell the main points of “{title}”',
    },
    chapter: {
      keep: 'Keep this in mind while you read:',
      askTerm: 'how would you explain {term} in your own words?',
      askPair: 'what sets {term} apart from {other}?',
      askWhy: 'why does the material bring up {term}?',
      askTopic: 'what are the main points of “{title}”?',
      short: 'In short',
      words: 'Words of this chapter',
    },
    recap: { lead: 'What the pages have told you up to here:' },
    bridge: { behind: 'Behind you', ahead: 'Ahead of you' },
    summary: { lead: 'The points worth carrying home:', words: 'Words to keep' },
    quiz: {
      intro: 'Every answer stands in what you have just read.',
      year: 'Which year is missing here? “{text}”',
      number: 'Which figure is missing here? “{text}”',
      name: 'Which name is missing here? “{text}”',
      term: 'Which term is missing here? “{text}”',
      code: 'Which command or name is missing here? “{text}”',
      define: 'What does the material mean by “{term}”?',
      describe: 'Which term fits this description? “{text}”',
      tableSubject: 'In the table, which one has “{value}” under “{header}”?',
      tableSubjectUnder: 'In the table under “{heading}”, which one has “{value}” as its “{header}”?',
      tableValue: 'In the table, what is given as “{header}” for “{subject}”?',
      tableValueUnder: 'In the table under “{heading}”, what is given as “{header}” for “{subject}”?',
      list: 'Which of these does the material list under “{lead}”?',
      step: 'In “{lead}”, what comes directly after “{step}”?',
      says: 'The material says: “{text}”',
    },
  },
};
