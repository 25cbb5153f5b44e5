import { type Choice, slugify } from './choice.ts';

export interface Category extends Choice {
  readonly subcategories: readonly Choice[];
}

const category = (label: string, subcategories: string): Category => ({
  slug: slugify(label),
  label,
  subcategories: subcategories.split('; ').map((name) => ({ slug: slugify(name), label: name })),
});

export const categories: readonly Category[] = [
  category(
    'Language & Communication',
    'English Grammar & Usage; Vocabulary Building; Academic Writing; Business Writing; Public Speaking; Creative Writing; English as a Second Language; Spanish; French; Mandarin Chinese; Linguistics; Journalism & Media Writing',
  ),
  category(
    'Science Technology Engineering & Mathematics',
    'Arithmetic & Pre-Algebra; Algebra; Geometry & Trigonometry; Calculus; Statistics & Probability; Physics; Chemistry; Biology; Earth & Environmental Science; Astronomy; Mechanical & Civil Engineering; Electrical & Electronic Engineering',
  ),
  category(
    'Computer Science & Data',
    'Programming Fundamentals; Data Structures & Algorithms; Web Development; Mobile Development; Databases & SQL; Data Analysis; Machine Learning; Artificial Intelligence; Cybersecurity; Cloud Computing & DevOps; Computer Networks; Operating Systems',
  ),
  category(
    'Business & Management',
    'Strategy; Marketing; Sales; Accounting; Corporate Finance; Entrepreneurship; Operations & Supply Chain; Project Management; Human Resources; Product Management; Economics for Managers; Leadership',
  ),
  category(
    'Health & Medicine',
    'Anatomy & Physiology; Pathophysiology; Pharmacology; Nursing; Clinical Skills; Public Health & Epidemiology; Mental Health & Psychiatry; Medical Terminology; Dentistry; Emergency & First Aid; Biomedical Ethics; Health Informatics',
  ),
  category(
    'Health & Fitness',
    'Exercise Science; Strength Training; Cardio & Endurance; Yoga & Mobility; Sports Nutrition; Weight Management; Injury Prevention & Recovery; Sleep & Stress; Personal Training; Ageing & Active Living',
  ),
  category(
    'Education & Teaching',
    'Lesson Planning; Classroom Management; Assessment & Feedback; Instructional Design; Educational Technology; Early Childhood Education; Special & Inclusive Education; Literacy Instruction; Mathematics Teaching; Higher Education Teaching; Learning Science',
  ),
  category(
    'Social Sciences & Humanities',
    'Psychology; Sociology; Anthropology; World History; National & Regional History; Philosophy; Ethics; Religious Studies; Geography; Economics; Archaeology; Literature',
  ),
  category(
    'Arts & Design',
    'Drawing & Painting; Graphic Design; UX & Interface Design; Photography; Film & Video; Music Theory; Music Performance; Theatre & Performing Arts; Architecture & Interior Design; Fashion Design; Art History; Animation & 3D',
  ),
  category(
    'Law & Public Policy',
    'Legal Foundations; Constitutional Law; Contract Law; Criminal Law; Intellectual Property; Employment Law; International Law; Privacy & Data Protection Law; Legal Writing & Research; Policy Analysis; Public Administration',
  ),
  category(
    'Safety & Compliance',
    'Workplace Health & Safety; Fire Safety; Hazardous Materials; Food Safety; Information Security Awareness; Anti-Money-Laundering; Anti-Bribery & Ethics; Harassment Prevention; Data Protection Compliance; Quality Standards & Audits; Emergency Preparedness',
  ),
  category(
    'Professional Skills',
    'Time Management; Communication at Work; Negotiation; Critical Thinking & Problem Solving; Presentation Skills; Customer Service; Teamwork & Collaboration; Spreadsheets & Office Tools; Career Planning; Interview Skills; Remote Work',
  ),
  category(
    'Trades & Vocational',
    'Electrical; Plumbing; Carpentry & Joinery; Welding & Metalwork; Automotive Repair; Heating & Air Conditioning; Construction & Masonry; Hairdressing & Beauty; Hospitality; Agriculture & Horticulture; Logistics & Warehouse; Machining & CNC',
  ),
  category(
    'Test Prep & Certifications',
    'PMP; CPA; SAT & ACT; GRE & GMAT; IELTS & TOEFL; AP & A-Level; Bar Exam; Medical Licensing; Nursing Licensing; Cloud Certifications; IT & Security Certifications; Driving Theory',
  ),
  category(
    'Self-Help & Personal Development',
    'Habits & Behaviour Change; Goal Setting; Mindfulness & Meditation; Confidence & Assertiveness; Emotional Intelligence; Productivity; Personal Finance; Learning How to Learn; Memory Techniques; Digital Well-being',
  ),
  category(
    'Relationships & Family',
    'Parenting: Early Years; Parenting: Teens; Pregnancy & Newborn Care; Couple Communication; Conflict Resolution; Caring for Older Relatives; Family Finance; Friendship & Social Skills; Grief & Loss; Blended & Adoptive Families',
  ),
  category(
    'Cooking & Food',
    'Cooking Basics; Baking & Pastry; World Cuisines; Vegetarian & Vegan; Nutrition Basics; Meal Planning; Knife & Kitchen Skills; Food Science; Fermentation & Preserving; Coffee & Beverages; Professional Kitchen',
  ),
  category(
    'Politics & Civics',
    'How Government Works; Elections & Voting; Constitution & Rights; Local Government; International Relations; Political Theory; Comparative Politics; Media Literacy; Citizenship Test Preparation; Activism & Civic Action',
  ),
];
