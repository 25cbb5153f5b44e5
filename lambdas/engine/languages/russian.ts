import { type Language, phrasesOnly } from './language.ts';

export const russian: Language = phrasesOnly('ru', {
  quote: '«{text}»',
  titles: {
    overview: 'Прежде чем начать',
    signposts: 'На что обратить внимание',
    recap: 'Что уже известно',
    bridge: 'От части к части',
    summary: 'Что остаётся',
    quiz: 'Проверка: {title}',
    part: '{title}, часть {n}',
  },
  overview: {
    about: 'О чём это',
    ahead: 'Что впереди',
    words: 'Слова, которые вам встретятся',
    description: 'Путь через {topics}, рассказанный по исходному материалу.',
    topicsJoin: '{first} и {last}',
  },
  goals: {
    lead: 'В конце вы сможете',
    term: 'объяснить, что означает {term}',
    topic: 'пересказать главное из раздела «{title}»',
  },
  chapter: {
    keep: 'Держите в уме во время чтения:',
    askTerm: 'как бы вы объяснили {term} своими словами?',
    askPair: 'чем {term} отличается от {other}?',
    askWhy: 'почему в тексте упоминается {term}?',
    askTopic: 'что главное в разделе «{title}»?',
    short: 'Коротко',
    words: 'Слова этой главы',
  },
  recap: {
    lead: 'Вот о чём страницы рассказали до сих пор:',
  },
  bridge: {
    behind: 'Позади',
    ahead: 'Впереди',
  },
  summary: {
    lead: 'Что стоит запомнить:',
    words: 'Слова на память',
  },
  quiz: {
    intro: 'Все ответы есть в том, что вы только что прочитали.',
    year: 'Какой год здесь пропущен? «{text}»',
    number: 'Какое число здесь пропущено? «{text}»',
    name: 'Какое имя здесь пропущено? «{text}»',
    term: 'Какой термин здесь пропущен? «{text}»',
    code: 'Какая команда или какое имя здесь пропущено? «{text}»',
    define: 'Что понимается в тексте под словом «{term}»?',
    describe: 'Какой термин подходит к этому описанию? «{text}»',
    tableSubject: 'Для чего в таблице в столбце «{header}» указано «{value}»?',
    tableSubjectUnder: 'Для чего в таблице раздела «{heading}» в столбце «{header}» указано «{value}»?',
    tableValue: 'Что в таблице указано в столбце «{header}» для «{subject}»?',
    tableValueUnder: 'Что в таблице раздела «{heading}» указано в столбце «{header}» для «{subject}»?',
    list: 'Что из этого текст относит к разделу «{lead}»?',
    step: 'Что в разделе «{lead}» следует сразу после «{step}»?',
    says: 'В тексте сказано: «{text}»',
  },
});
