import { type Language, phrasesOnly } from './language.ts';

export const chinese: Language = phrasesOnly('zh', {
  quote: '“{text}”',
  titles: {
    overview: '开始之前',
    signposts: '注意什么',
    recap: '到目前为止',
    bridge: '转到下一部分',
    summary: '最后留下的',
    quiz: '检查：{title}',
    part: '{title}（{n}）',
  },
  overview: {
    about: '内容简介',
    ahead: '接下来读什么',
    words: '会遇到的词语',
    description: '依据原始资料，依次学习{topics}。',
    topicsJoin: '{first}和{last}',
  },
  goals: {
    lead: '读完之后，你应该能够',
    term: '解释{term}的意思',
    topic: '复述“{title}”的要点',
  },
  chapter: {
    keep: '阅读时请想一想：',
    askTerm: '你会怎样用自己的话解释{term}？',
    askPair: '{term}和{other}有什么区别？',
    askWhy: '资料为什么会提到{term}？',
    askTopic: '“{title}”的要点是什么？',
    short: '简而言之',
    words: '本章词语',
  },
  recap: {
    lead: '到这里为止，资料讲了这些：',
  },
  bridge: {
    behind: '已经读过',
    ahead: '接下来',
  },
  summary: {
    lead: '值得记住的要点：',
    words: '值得记住的词语',
  },
  quiz: {
    intro: '所有答案都在你刚读过的内容里。',
    year: '这里缺少的年份是哪一个？“{text}”',
    number: '这里缺少的数字是哪一个？“{text}”',
    name: '这里缺少的名称是哪一个？“{text}”',
    term: '这里缺少的术语是哪一个？“{text}”',
    code: '这里缺少的命令或名称是哪一个？“{text}”',
    define: '资料中“{term}”指的是什么？',
    describe: '哪个术语符合这一描述？“{text}”',
    tableSubject: '在表格中，哪一项的“{header}”是“{value}”？',
    tableSubjectUnder: '在“{heading}”的表格中，哪一项的“{header}”是“{value}”？',
    tableValue: '在表格中，“{subject}”的“{header}”是什么？',
    tableValueUnder: '在“{heading}”的表格中，“{subject}”的“{header}”是什么？',
    list: '资料把下列哪一项列在“{lead}”之下？',
    step: '在“{lead}”中，“{step}”之后紧接着是什么？',
    says: '资料中写道：“{text}”',
  },
});
