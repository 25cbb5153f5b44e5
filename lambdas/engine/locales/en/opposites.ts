/**
 * Pairs that turn a statement into its contrary for certain. Left out on purpose: plain adjectives before a noun ("small
 * cells need energy" says nothing of large ones), and words with a second meaning ("light", "right", "fall").
 */
const PAIRS = `attracts/repels attract/repel absorbs/releases absorb/release absorbed/released gains/loses
strengthens/weakens strengthen/weaken strengthened/weakened improves/worsens improve/worsen lengthens/shortens
increases/decreases increase/decrease increased/decreased increasing/decreasing raises/lowers raise/lower raised/lowered
raising/lowering widens/narrows widen/narrow expands/shrinks expanded/shrank accelerates/slows accepts/rejects
accept/reject accepted/rejected supported/opposed supports/opposes support/oppose encouraged/discouraged
encourages/discourages encourage/discourage    
includes/excludes adds/removes added/removed enters/leaves succeeded/failed won/lost possible/impossible
positive/negative dominant/recessive temporary/permanent voluntary/compulsory visible/invisible soluble/insoluble
reversible/irreversible immutable/mutable valid/invalid internal/external inside/outside above/below before/after
largest/smallest longest/shortest oldest/youngest fastest/slowest highest/lowest strongest/weakest the_most/the_least
faster_than/slower_than larger_than/smaller_than longer_than/shorter_than heavier_than/lighter_than
stronger_than/weaker_than higher_than/lower_than greater_than/smaller_than older_than/younger_than
earlier_than/later_than deeper_than/shallower_than denser_than/less_dense_than more_than/less_than
cheaper_than/more_expensive_than better_than/worse_than easier_than/harder_than more_quickly/more_slowly
more_easily/less_easily more_likely/less_likely more_often/less_often automatically/manually synchronous/asynchronous
successful/unsuccessful complete/incomplete legal/illegal stable/unstable directly/indirectly
similar_to/different_from the_same_as/different_from at_the_top/at_the_bottom at_the_beginning/at_the_end
enabled/disabled  required/optional stronger/weaker faster/slower`;

const pairs = PAIRS.split(/\s+/).map((pair) => pair.replaceAll('_', ' ').split('/') as [string, string]);

/** What turns into what; both ways, and the first pair that has a word counts. */
export const opposites: ReadonlyMap<string, string> = new Map([
  ['cannot', 'can'],
  ...[...pairs, ...pairs.map(([one, other]): [string, string] => [other, one])].toReversed(),
]);
