import { type Language, phrasesOnly } from './language.ts';

export const korean: Language = phrasesOnly('ko', {
  quote: '“{text}”',
  titles: {
    overview: '시작하기 전에',
    signposts: '눈여겨볼 것',
    recap: '지금까지의 내용',
    bridge: '다음 부분으로',
    summary: '마무리',
    quiz: '확인: {title}',
    part: '{title} ({n})',
  },
  overview: {
    about: '무엇에 관한 내용인가',
    ahead: '앞으로 읽을 내용',
    words: '만나게 될 낱말',
    description: '원본 자료로 {topics}을(를) 따라갑니다.',
    topicsJoin: '{first}, {last}',
  },
  goals: {
    lead: '다 읽고 나면 할 수 있는 것',
    term: '{term}의 뜻을 설명하기',
    topic: '“{title}”의 요점을 말하기',
  },
  chapter: {
    keep: '읽으면서 생각해 보세요:',
    askTerm: '{term}을(를) 자신의 말로 어떻게 설명하겠습니까?',
    askPair: '{term}과(와) {other}은(는) 어떻게 다릅니까?',
    askWhy: '이 글은 왜 {term}을(를) 이야기합니까?',
    askTopic: '“{title}”의 요점은 무엇입니까?',
    short: '요약',
    words: '이 장의 낱말',
  },
  recap: {
    lead: '지금까지 읽은 내용은 다음과 같습니다.',
  },
  bridge: {
    behind: '지나온 것',
    ahead: '다가올 것',
  },
  summary: {
    lead: '기억해 둘 내용:',
    words: '기억해 둘 낱말',
  },
  quiz: {
    intro: '모든 답은 방금 읽은 글 안에 있습니다.',
    year: '빈칸에 들어갈 연도는 무엇입니까? “{text}”',
    number: '빈칸에 들어갈 수는 무엇입니까? “{text}”',
    name: '빈칸에 들어갈 이름은 무엇입니까? “{text}”',
    term: '빈칸에 들어갈 용어는 무엇입니까? “{text}”',
    code: '빈칸에 들어갈 명령이나 이름은 무엇입니까? “{text}”',
    define: '자료에서 “{term}”은(는) 무엇을 뜻합니까?',
    describe: '다음 설명에 맞는 용어는 무엇입니까? “{text}”',
    tableSubject: '표에서 “{header}” 열의 값이 “{value}”인 것은 무엇입니까?',
    tableSubjectUnder: '“{heading}”의 표에서 “{header}” 열의 값이 “{value}”인 것은 무엇입니까?',
    tableValue: '표에서 “{subject}”의 “{header}”은(는) 무엇입니까?',
    tableValueUnder: '“{heading}”의 표에서 “{subject}”의 “{header}”은(는) 무엇입니까?',
    list: '자료가 “{lead}”에 넣은 것은 무엇입니까?',
    step: '“{lead}”에서 “{step}” 바로 다음에 오는 것은 무엇입니까?',
    says: '자료에는 이렇게 쓰여 있습니다: “{text}”',
  },
});
