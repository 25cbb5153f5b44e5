import { type Language, phrasesOnly } from './language.ts';

export const japanese: Language = phrasesOnly('ja', {
  quote: '「{text}」',
  titles: {
    overview: 'はじめに',
    signposts: '注目するところ',
    recap: 'ここまでのまとめ',
    bridge: '次の部分へ',
    summary: 'おわりに',
    quiz: '確認：{title}',
    part: '{title}（{n}）',
  },
  overview: {
    about: 'この教材の内容',
    ahead: 'これから読むこと',
    words: '出てくる言葉',
    description: '{topics}を、元の資料をもとにたどります。',
    topicsJoin: '{first}と{last}',
  },
  goals: {
    lead: '読み終えると、次のことができます',
    term: '{term}の意味を説明する',
    topic: '「{title}」の要点を話す',
  },
  chapter: {
    keep: '読みながら考えてみましょう：',
    askTerm: '{term}を自分の言葉でどう説明しますか。',
    askPair: '{term}と{other}はどこが違いますか。',
    askWhy: 'なぜこの文章には{term}が出てくるのでしょうか。',
    askTopic: '「{title}」の要点は何ですか。',
    short: '要点',
    words: 'この章の言葉',
  },
  recap: {
    lead: 'ここまでに書かれていたこと：',
  },
  bridge: {
    behind: 'これまで',
    ahead: 'これから',
  },
  summary: {
    lead: '覚えておきたいこと：',
    words: '覚えておきたい言葉',
  },
  quiz: {
    intro: '答えはすべて、今読んだ文章の中にあります。',
    year: '空欄に入る年はどれですか。「{text}」',
    number: '空欄に入る数はどれですか。「{text}」',
    name: '空欄に入る名前はどれですか。「{text}」',
    term: '空欄に入る用語はどれですか。「{text}」',
    code: '空欄に入るコマンドまたは名前はどれですか。「{text}」',
    define: '資料では「{term}」をどのように説明していますか。',
    describe: '次の説明に合う用語はどれですか。「{text}」',
    tableSubject: '表の「{header}」の欄が「{value}」であるものはどれですか。',
    tableSubjectUnder: '「{heading}」の表で「{header}」の欄が「{value}」であるものはどれですか。',
    tableValue: '表で「{subject}」の「{header}」は何ですか。',
    tableValueUnder: '「{heading}」の表で「{subject}」の「{header}」は何ですか。',
    list: '資料が「{lead}」に挙げているものはどれですか。',
    step: '「{lead}」で「{step}」のすぐ後に来るものはどれですか。',
    says: '資料にはこうあります：「{text}」',
  },
});
