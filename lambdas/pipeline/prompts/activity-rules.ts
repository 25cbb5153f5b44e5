/** How the exercises of a chapter are asked for. Part of the rules: said once for all chapters, and cached with the material. */
export const activityRules = `Exercises, in "activities" of a chapter: up to three, each only where the chunks carry it; fewer is right, none is too. "place" is the heading of the part of your text at whose end it stands, or empty for the end of the chapter; "predict" stands before the chapter in any case. Each item has the chunk and the quote that says it. Kinds:
- "predict": "question" can be guessed at before reading; the items quote its answer ("text" and "match" empty). "why" asks for a reason in the same form.
- "recall": the items quote the two to four sentences that a reader should remember of that part, each with what it is about as "text": the term or the thing, as the part calls it; "question" is empty.
- "gap": "question" is one or two whole sentences, each item a key term in it ("text" as it stands there, "match" its other spellings split by "|"), never a figure, and nowhere else in them; "wrong" has two more words that fit the grammar and are not right.
- "match": three to five items, "text" a term and "match" a definition that does not use it; "question" is empty.
- "order": three to eight items, each a step ("text") in the right order, without its number; "question" says what they are steps of. Only where the order matters.
- "sort": four to ten items, "text" the thing and "match" its column, two or three columns in all; "question" says how to sort.`;
