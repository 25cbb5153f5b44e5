import { wordSet } from '../languages/language.ts';

/** Words that speak for a subcategory (slug of the category / slug of the subcategory), in the singular. */
const lists: Readonly<Record<string, string>> = {
  'language-and-communication/english-grammar-and-usage':
    'grammar verb noun clause tense adjective adverb punctuation syntax pronoun',
  'language-and-communication/linguistics': 'linguistics phoneme morpheme phonology semantics dialect syntax',
  'language-and-communication/public-speaking': 'speech audience rhetoric speaker stage delivery podium',
  'language-and-communication/academic-writing': 'essay thesis citation paragraph bibliography abstract',
  'language-and-communication/journalism-and-media-writing': 'journalist newspaper headline reporter editor newsroom',
  'science-technology-engineering-and-mathematics/algebra':
    'algebra equation polynomial quadratic variable exponent coefficient',
  'science-technology-engineering-and-mathematics/geometry-and-trigonometry':
    'geometry triangle angle polygon sine cosine circumference trigonometry',
  'science-technology-engineering-and-mathematics/calculus': 'calculus derivative integral limit differential',
  'science-technology-engineering-and-mathematics/statistics-and-probability':
    'statistics probability variance deviation sample distribution regression median',
  'science-technology-engineering-and-mathematics/physics':
    'physics velocity acceleration momentum quantum gravity friction newton voltage thermodynamics',
  'science-technology-engineering-and-mathematics/chemistry':
    'chemistry molecule atom reaction acid ion solvent compound electron covalent oxidation catalyst',
  'science-technology-engineering-and-mathematics/biology':
    'biology cell organism photosynthesis chloroplast enzyme protein species chromosome mitosis bacteria membrane plant evolution dna mitochondrion nucleus ecosystem organelle glucose respiration atp nerve',
  'science-technology-engineering-and-mathematics/earth-and-environmental-science':
    'climate geology volcano erosion sediment ecosystem atmosphere glacier earthquake rainfall soil',
  'science-technology-engineering-and-mathematics/astronomy':
    'astronomy star planet galaxy telescope orbit moon comet nebula',
  'science-technology-engineering-and-mathematics/mechanical-and-civil-engineering':
    'bridge beam gear turbine load concrete torque hydraulic',
  'science-technology-engineering-and-mathematics/electrical-and-electronic-engineering':
    'circuit resistor capacitor transistor voltage diode inductor amplifier',
  'computer-science-and-data/programming-fundamentals':
    'programming variable function loop compiler array string boolean recursion code',
  'computer-science-and-data/data-structures-and-algorithms':
    'algorithm queue stack tree graph sorting hash complexity recursion',
  'computer-science-and-data/web-development': 'html css javascript browser frontend dom react http webpage',
  'computer-science-and-data/databases-and-sql':
    'database sql query table index transaction schema redis postgresql mysql persistence replication snapshot dataset',
  'computer-science-and-data/machine-learning':
    'training model neural network classifier gradient dataset overfitting regression',
  'computer-science-and-data/cybersecurity':
    'attacker vulnerability encryption firewall malware password phishing authentication exploit',
  'computer-science-and-data/cloud-computing-and-devops':
    'cloud container kubernetes docker deployment pipeline server cluster serverless',
  'computer-science-and-data/computer-networks': 'network router packet protocol tcp ip ethernet bandwidth dns gateway',
  'computer-science-and-data/operating-systems': 'kernel process thread scheduler filesystem linux memory daemon',
  'business-and-management/marketing': 'marketing brand campaign customer advertising segment conversion audience',
  'business-and-management/accounting': 'accounting ledger debit credit depreciation invoice balance liability asset',
  'business-and-management/project-management':
    'project milestone stakeholder deadline scope sprint deliverable budget backlog',
  'business-and-management/operations-and-supply-chain':
    'inventory supplier warehouse logistics procurement demand shipment',
  'business-and-management/leadership': 'leader leadership team vision delegation motivation',
  'business-and-management/entrepreneurship': 'startup founder investor venture funding pitch',
  'business-and-management/human-resources': 'recruitment employee onboarding payroll appraisal hiring',
  'health-and-medicine/anatomy-and-physiology':
    'muscle bone heart lung artery kidney liver nerve tissue organ gland blood',
  'health-and-medicine/pharmacology': 'drug dose receptor tablet antibiotic pharmacology side-effect',
  'health-and-medicine/nursing': 'nurse patient ward wound catheter bedside',
  'health-and-medicine/public-health-and-epidemiology':
    'epidemic vaccine outbreak infection incidence cholera surveillance',
  'health-and-medicine/mental-health-and-psychiatry': 'depression anxiety therapy psychiatrist disorder trauma',
  'health-and-medicine/emergency-and-first-aid': 'resuscitation bleeding bandage ambulance shock casualty',
  'health-and-fitness/exercise-science': 'exercise muscle training endurance repetition aerobic',
  'education-and-teaching/learning-science': 'learning memory retrieval recall practice spacing learner attention',
  'education-and-teaching/classroom-management': 'classroom pupil teacher discipline behaviour',
  'social-sciences-and-humanities/psychology':
    'psychology conditioning stimulus behavior cognition memory reinforcement neuron emotion perception',
  'social-sciences-and-humanities/sociology': 'society class inequality norm institution sociology',
  'social-sciences-and-humanities/world-history':
    'empire war century king treaty revolution colony dynasty parliament emperor colonist army',
  'social-sciences-and-humanities/philosophy': 'philosophy ethics metaphysics epistemology philosopher argument',
  'social-sciences-and-humanities/geography': 'river continent population map climate border mountain coast',
  'social-sciences-and-humanities/economics': 'economy inflation demand supply price trade market currency',
  'social-sciences-and-humanities/archaeology': 'excavation artefact tomb ruin pottery archaeologist',
  'social-sciences-and-humanities/literature': 'novel poem poet author character narrator plot',
  'arts-and-design/photography': 'camera lens aperture shutter exposure photograph',
  'arts-and-design/music-theory': 'melody chord harmony scale rhythm interval',
  'arts-and-design/art-history': 'painting painter sculpture renaissance fresco museum',
  'arts-and-design/ux-and-interface-design': 'interface usability prototype wireframe user',
  'law-and-public-policy/contract-law': 'contract breach offer acceptance consideration clause',
  'law-and-public-policy/criminal-law': 'crime defendant prosecution offence sentence jury',
  'law-and-public-policy/constitutional-law': 'constitution amendment court rights judicial',
  'law-and-public-policy/privacy-and-data-protection-law': 'gdpr consent controller processor personal-data privacy',
  'safety-and-compliance/fire-safety': 'fire extinguisher evacuation smoke alarm sprinkler',
  'safety-and-compliance/food-safety': 'hygiene contamination temperature kitchen bacteria allergen',
  'safety-and-compliance/workplace-health-and-safety': 'hazard injury helmet risk-assessment ladder accident',
  'professional-skills/time-management': 'calendar priority schedule deadline procrastination',
  'professional-skills/negotiation': 'negotiation concession counterpart bargain',
  'trades-and-vocational/electrical': 'wiring fuse socket breaker cable electrician',
  'trades-and-vocational/plumbing': 'pipe valve drain plumber boiler tap',
  'trades-and-vocational/automotive-repair': 'engine brake gearbox tyre clutch mechanic',
  'trades-and-vocational/agriculture-and-horticulture': 'crop soil harvest fertilizer irrigation bee hive pruning seed',
  'self-help-and-personal-development/personal-finance': 'saving debt pension interest mortgage budget',
  'self-help-and-personal-development/habits-and-behaviour-change': 'habit cue routine reward',
  'cooking-and-food/baking-and-pastry': 'dough flour yeast oven bread gluten knead pastry',
  'cooking-and-food/coffee-and-beverages': 'coffee espresso bean roast brew grind tea',
  'cooking-and-food/fermentation-and-preserving': 'fermentation brine yeast sauerkraut pickle',
  'politics-and-civics/elections-and-voting': 'election ballot voter candidate constituency turnout',
  'politics-and-civics/how-government-works': 'government parliament minister legislation cabinet senate congress',
};

export const categoryWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([path, words]) => [path, wordSet(words)]),
);
