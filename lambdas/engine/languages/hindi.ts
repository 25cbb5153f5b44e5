import { type Language, phrasesOnly } from './language.ts';

export const hindi: Language = phrasesOnly('hi', {
  quote: '“{text}”',
  titles: {
    overview: 'शुरू करने से पहले',
    signposts: 'किन बातों पर ध्यान दें',
    recap: 'अब तक',
    bridge: 'एक भाग से दूसरे भाग तक',
    summary: 'जो याद रहे',
    quiz: 'जाँच: {title}',
    part: '{title}, भाग {n}',
  },
  overview: {
    about: 'यह किस बारे में है',
    ahead: 'आगे क्या है',
    words: 'जो शब्द आपको मिलेंगे',
    description: 'मूल सामग्री से {topics} की सैर।',
    topicsJoin: '{first} और {last}',
  },
  goals: {
    lead: 'अंत तक आप यह कर सकेंगे',
    term: '{term} का अर्थ समझाना',
    topic: '“{title}” की मुख्य बातें बताना',
  },
  chapter: {
    keep: 'पढ़ते समय यह सोचते रहें:',
    askTerm: 'आप {term} को अपने शब्दों में कैसे समझाएँगे?',
    askPair: '{term} और {other} में क्या अंतर है?',
    askWhy: 'सामग्री में {term} का उल्लेख क्यों है?',
    askTopic: '“{title}” की मुख्य बातें क्या हैं?',
    short: 'संक्षेप में',
    words: 'इस अध्याय के शब्द',
  },
  recap: {
    lead: 'अब तक पन्नों ने यह बताया है:',
  },
  bridge: {
    behind: 'जो पीछे छूटा',
    ahead: 'जो आगे है',
  },
  summary: {
    lead: 'याद रखने योग्य बातें:',
    words: 'याद रखने योग्य शब्द',
  },
  quiz: {
    intro: 'सभी उत्तर उसी में हैं जो आपने अभी पढ़ा।',
    year: 'यहाँ कौन-सा वर्ष छूटा है? “{text}”',
    number: 'यहाँ कौन-सी संख्या छूटी है? “{text}”',
    name: 'यहाँ कौन-सा नाम छूटा है? “{text}”',
    term: 'यहाँ कौन-सा शब्द छूटा है? “{text}”',
    code: 'यहाँ कौन-सा कमांड या नाम छूटा है? “{text}”',
    define: 'सामग्री में “{term}” का क्या अर्थ बताया गया है?',
    describe: 'कौन-सा शब्द इस वर्णन से मेल खाता है? “{text}”',
    tableSubject: 'तालिका में किसके “{header}” में “{value}” है?',
    tableSubjectUnder: '“{heading}” की तालिका में किसके “{header}” में “{value}” है?',
    tableValue: 'तालिका में “{subject}” के लिए “{header}” क्या दिया गया है?',
    tableValueUnder: '“{heading}” की तालिका में “{subject}” के लिए “{header}” क्या दिया गया है?',
    list: 'सामग्री इनमें से किसे “{lead}” में गिनती है?',
    step: '“{lead}” में “{step}” के ठीक बाद क्या आता है?',
    says: 'सामग्री में लिखा है: “{text}”',
  },
});
