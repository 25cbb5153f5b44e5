import { type Language, phrasesOnly } from './language.ts';

export const arabic: Language = phrasesOnly('ar', {
  quote: '«{text}»',
  titles: {
    overview: 'قبل أن نبدأ',
    signposts: 'ما يستحق الانتباه',
    recap: 'ما عرفناه حتى الآن',
    bridge: 'من جزء إلى جزء',
    summary: 'ما يبقى',
    quiz: 'اختبر نفسك: {title}',
    part: '{title}، الجزء {n}',
  },
  overview: {
    about: 'عمّ يدور الموضوع',
    ahead: 'ما ينتظرك',
    words: 'كلمات ستصادفها',
    description: 'جولة في {topics}، مأخوذة من المادة نفسها.',
    topicsJoin: '{first} و{last}',
  },
  goals: {
    lead: 'في النهاية ستتمكن من',
    term: 'شرح معنى {term}',
    topic: 'تلخيص أهم ما في «{title}»',
  },
  chapter: {
    keep: 'فكّر في هذا أثناء القراءة:',
    askTerm: 'كيف تشرح {term} بكلماتك الخاصة؟',
    askPair: 'ما الفرق بين {term} و{other}؟',
    askWhy: 'لماذا يذكر النص {term}؟',
    askTopic: 'ما أهم ما في «{title}»؟',
    short: 'باختصار',
    words: 'كلمات هذا الفصل',
  },
  recap: {
    lead: 'هذا ما ذكرته الصفحات حتى الآن:',
  },
  bridge: {
    behind: 'ما تركته خلفك',
    ahead: 'ما ينتظرك',
  },
  summary: {
    lead: 'ما يستحق أن تتذكره:',
    words: 'كلمات تستحق الحفظ',
  },
  quiz: {
    intro: 'كل الإجابات موجودة فيما قرأته للتو.',
    year: 'ما السنة الناقصة هنا؟ «{text}»',
    number: 'ما العدد الناقص هنا؟ «{text}»',
    name: 'ما الاسم الناقص هنا؟ «{text}»',
    term: 'ما المصطلح الناقص هنا؟ «{text}»',
    code: 'ما الأمر أو الاسم الناقص هنا؟ «{text}»',
    define: 'ماذا يقصد النص بكلمة «{term}»؟',
    describe: 'أي مصطلح يناسب هذا الوصف؟ «{text}»',
    tableSubject: 'في الجدول، أيها قيمته «{value}» في عمود «{header}»؟',
    tableSubjectUnder: 'في جدول «{heading}»، أيها قيمته «{value}» في عمود «{header}»؟',
    tableValue: 'في الجدول، ما المذكور في عمود «{header}» أمام «{subject}»؟',
    tableValueUnder: 'في جدول «{heading}»، ما المذكور في عمود «{header}» أمام «{subject}»؟',
    list: 'أيٌّ مما يلي يذكره النص تحت «{lead}»؟',
    step: 'في «{lead}»، ما الذي يأتي مباشرة بعد «{step}»؟',
    says: 'جاء في النص: «{text}»',
  },
});
