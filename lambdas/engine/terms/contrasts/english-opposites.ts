import { both, opposites } from './contrast.ts';

/** What happens, and what would be its contrary. */
const HAPPENS = both(`attracts/repels attract/repel attracted/repelled absorbs/releases absorb/release
  absorbed/released gains/loses speeds_up/slows_down speed_up/slow_down speeding_up/slowing_down
  raises/lowers raised/lowered raising/lowering increases/reduces increase/reduce increased/reduced
  increasing/reducing strengthens/weakens strengthen/weaken strengthened/weakened improves/worsens improve/worsen
  lengthens/shortens rising/falling doubles/halves doubled/halved doubling/halving gives_out/takes_in
  give_out/take_in goes_up/goes_down go_up/go_down went_up/went_down
  heats_up/cools_down heat_up/cool_down speeds/slows tightens/loosens tighten/loosen
  accepted/rejected accept/reject accepts/rejects supported/opposed supports/opposes support/oppose
  encouraged/discouraged encourages/discourages
  praised/criticised bought/sold hired/dismissed
  remembered/forgot
  added/removed adds/removes
  shortened/lengthened
  overestimate/underestimate overestimates/underestimates inhaled/exhaled`);

/** How something is. */
const IS = both(`positive/negative acidic/alkaline dominant/recessive urban/rural permanent/temporary
  voluntary/compulsory visible/invisible soluble/insoluble conscious/unconscious reversible/irreversible
  exothermic/endothermic homogeneous/heterogeneous internal/external direct/indirect active/passive formal/informal
  successful/unsuccessful complete/incomplete legal/illegal married/unmarried stable/unstable regular/irregular
  reliable/unreliable popular/unpopular  simple/complicated common/rare
  horizontal/vertical mild/severe gentle/violent straight/curved
  shallow/deep thick/thin narrow/wide  weak/strong cheap/expensive large/small
  deaf/blind peaceful/violent`);

/** Where, and how much. */
const AMOUNTS = both(`inner/outer upstream/downstream clockwise/anticlockwise above/below inside/outside
  largest/smallest longest/shortest oldest/youngest  deepest/shallowest warmest/coldest
  fastest/slowest heaviest/lightest thickest/thinnest widest/narrowest cheapest/dearest richest/poorest
  easiest/hardest  faster/slower larger/smaller longer/shorter heavier/lighter
  stronger/weaker wider/narrower thicker/thinner deeper/shallower older/younger warmer/colder
  quickly/slowly strongly/weakly maximum/minimum majority/minority victory/defeat victories/defeats
  advantage/disadvantage advantages/disadvantages predators/prey creditors/debtors buyer/seller
  landlord/tenant  winners/losers at_the_top/at_the_bottom at_the_start/at_the_end
  in_parallel/in_series to_the_left/to_the_right on_the_left/on_the_right in_public/in_secret`);

const ONE_WAY = `upper/lower lower/higher closed/open forbidden/allowed hottest/coldest cooler/warmer hotter/colder bigger/smaller greater/smaller cold/warm
  low/high less/more fewer/more rose/fell fell/rose no_longer/still cannot/can
  higher/lower more_often/less_often less_often/more_often more_easily/less_easily more_slowly/more_quickly
  more_quickly/more_slowly decreases/increases decreased/increased worse/better better/worse
  allies/enemies short/long`;

export const ENGLISH_OPPOSITES = opposites(`${HAPPENS} ${IS} ${AMOUNTS} ${ONE_WAY}`);
