/** What open questions say in their own words. `{name}` is filled in. */
export interface OpenPhrases {
  /** `{term}` is explained, with what else the material says of it. */
  readonly explain: string;
  /** Several sentences speak of `{term}`, and none says what it is. */
  readonly tell: string;
  /** `{count}` items stand under `{name}`. */
  readonly list: string;
  /** A learner has read one sentence of a part and no more. */
  readonly scenario: string;
  readonly advise: string;
}

/** By ISO 639-1. In another language there are no open questions: they are sentences of their own. */
export const openPhrases: Readonly<Record<string, OpenPhrases>> = {
  en: {
    explain: 'Explain “{term}” in your own words: what it is, and what else you have read about it.',
    tell: 'What have you read about “{term}”? Name the points that matter most.',
    list: 'Which {count} points belong to “{name}”? Name as many as you can.',
    scenario: 'A colleague has to explain “{name}” to others tomorrow. So far they know only this: “{said}”',
    advise: 'What else does your colleague need to know about “{name}”? Give the points that matter most.',
  },
  de: {
    explain: 'Erkläre „{term}“ mit eigenen Worten: was es ist und was du sonst darüber gelesen hast.',
    tell: 'Was hast du über „{term}“ gelesen? Nenne die wichtigsten Punkte.',
    list: 'Welche {count} Punkte gehören zu „{name}“? Nenne so viele wie möglich.',
    scenario: 'Eine Kollegin muss morgen anderen „{name}“ erklären. Bisher weiß sie nur dies: „{said}“',
    advise: 'Was muss deine Kollegin noch über „{name}“ wissen? Nenne die wichtigsten Punkte.',
  },
  es: {
    explain: 'Explica «{term}» con tus propias palabras: qué es y qué más has leído sobre ello.',
    tell: '¿Qué has leído sobre «{term}»? Nombra los puntos más importantes.',
    list: '¿Qué {count} puntos pertenecen a «{name}»? Nombra todos los que puedas.',
    scenario: 'Una compañera tiene que explicar mañana «{name}» a otras personas. Hasta ahora solo sabe esto: «{said}»',
    advise: '¿Qué más necesita saber tu compañera sobre «{name}»? Da los puntos más importantes.',
  },
  fr: {
    explain: 'Explique « {term} » avec tes propres mots : ce que c’est et ce que tu as lu d’autre à ce sujet.',
    tell: 'Qu’as-tu lu sur « {term} » ? Donne les points les plus importants.',
    list: 'Quels sont les {count} points de « {name} » ? Cites-en autant que possible.',
    scenario: 'Une collègue doit expliquer « {name} » demain. Pour l’instant, elle ne sait que ceci : « {said} »',
    advise: 'Que doit encore savoir ta collègue sur « {name} » ? Donne les points les plus importants.',
  },
  it: {
    explain: 'Spiega «{term}» con parole tue: che cos’è e che cos’altro hai letto a riguardo.',
    tell: 'Che cosa hai letto su «{term}»? Nomina i punti più importanti.',
    list: 'Quali {count} punti appartengono a «{name}»? Nominane quanti più puoi.',
    scenario: 'Una collega domani deve spiegare «{name}» ad altri. Per ora sa soltanto questo: «{said}»',
    advise: 'Che cos’altro deve sapere la tua collega su «{name}»? Indica i punti più importanti.',
  },
  ru: {
    explain: 'Объясните своими словами, что такое «{term}» и что ещё вы об этом прочитали.',
    tell: 'Что вы прочитали о понятии «{term}»? Назовите самое важное.',
    list: 'Какие пункты (всего их {count}) относятся к разделу «{name}»? Назовите как можно больше.',
    scenario: 'Завтра вашему коллеге предстоит объяснить другим тему «{name}». Пока он знает только это: «{said}»',
    advise: 'Что ещё вашему коллеге нужно знать по теме «{name}»? Назовите самое важное.',
  },
  ja: {
    explain: '「{term}」とは何か、ほかに読んだことも含めて、自分の言葉で説明してください。',
    tell: '「{term}」についてどのようなことを読みましたか。特に大切な点を挙げてください。',
    list: '「{name}」に挙げられている{count}項目は何ですか。できるだけ多く書いてください。',
    scenario:
      '同僚が明日、ほかの人に「{name}」について説明することになりました。今のところ、同僚が知っているのは次のことだけです。「{said}」',
    advise: '「{name}」について、同僚がほかに知っておくべきことは何ですか。特に大切な点を挙げてください。',
  },
  ko: {
    explain: '“{term}”이(가) 무엇인지, 그 밖에 읽은 내용까지 자신의 말로 설명하세요.',
    tell: '“{term}”에 대해 어떤 내용을 읽었습니까? 가장 중요한 점들을 적으세요.',
    list: '“{name}”에 나오는 {count}가지 항목은 무엇입니까? 가능한 한 많이 적으세요.',
    scenario:
      '동료가 내일 다른 사람들에게 “{name}”에 대해 설명해야 합니다. 동료가 지금까지 아는 것은 이것뿐입니다. “{said}”',
    advise: '“{name}”에 대해 동료가 더 알아야 할 것은 무엇입니까? 가장 중요한 점들을 적으세요.',
  },
  zh: {
    explain: '请用自己的话说明“{term}”是什么，并写出你读到的其他相关内容。',
    tell: '关于“{term}”，你读到了什么？请写出最重要的几点。',
    list: '“{name}”包括哪{count}点？请尽可能多地写出来。',
    scenario: '一位同事明天要向别人讲解“{name}”。目前他只知道这一点：“{said}”',
    advise: '关于“{name}”，这位同事还需要知道什么？请写出最重要的几点。',
  },
  ar: {
    explain: 'اشرح معنى «{term}» بكلماتك الخاصة، واذكر ما قرأته أيضًا في هذا الشأن.',
    tell: 'ماذا قرأت عن «{term}»؟ اذكر أهم النقاط.',
    list: 'ما النقاط الواردة تحت «{name}»، وعددها {count}؟ اذكر أكبر عدد ممكن منها.',
    scenario: 'على زميلة لك أن تشرح غدًا موضوع «{name}» للآخرين، وهي لا تعرف عنه حتى الآن إلا هذا: «{said}»',
    advise: 'ما الذي ينبغي أن تعرفه زميلتك أيضًا عن موضوع «{name}»؟ اذكر أهم النقاط.',
  },
  hi: {
    explain: '“{term}” क्या है और आपने इसके बारे में और क्या पढ़ा है, अपने शब्दों में समझाइए।',
    tell: '“{term}” के बारे में आपने क्या-क्या पढ़ा है? सबसे महत्वपूर्ण बातें बताइए।',
    list: '“{name}” के अंतर्गत कौन-से {count} बिंदु आते हैं? जितने बता सकें, बताइए।',
    scenario: 'आपके एक सहकर्मी को कल दूसरों को “{name}” के बारे में समझाना है। अभी उन्हें बस इतना पता है: “{said}”',
    advise: '“{name}” के बारे में आपके सहकर्मी को और क्या-क्या जानना चाहिए? सबसे महत्वपूर्ण बातें बताइए।',
  },
  pt: {
    explain: 'Explique “{term}” com suas próprias palavras: o que é e o que mais você leu sobre isso.',
    tell: 'O que você leu sobre “{term}”? Cite os pontos mais importantes.',
    list: 'Quais são os {count} pontos de “{name}”? Cite quantos puder.',
    scenario: 'Uma colega precisa explicar “{name}” a outras pessoas amanhã. Até agora ela só sabe isto: “{said}”',
    advise: 'O que mais a sua colega precisa saber sobre “{name}”? Dê os pontos mais importantes.',
  },
};
