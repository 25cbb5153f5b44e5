/**
 * The most used passwords of six or more characters from public lists of leaked passwords, most used first. Attackers
 * try these first; the specification allows them, so the form warns and does not refuse.
 */
const MOST_USED = new Set(
  [
    '123456 123456789 12345678 password qwerty123 qwerty1 111111 1234567 1234567890 123123 000000 abc123 password1',
    'qwerty iloveyou 654321 666666 987654321 123321 7777777 qwertyuiop 112233 888888 121212 555555 159753 1q2w3e4r',
    '1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsx asdfgh asdfghjkl zxcvbnm zxcvbn 123qwe qwe123 1q2w3e q1w2e3r4 123abc abcd1234',
    'abcdef abcdefg aa123456 a123456 a12345678 123456a 123456q 12345a monkey dragon sunshine princess football baseball',
    'superman batman pokemon starwars naruto charlie michael jordan jessica ashley daniel thomas andrew nicole hannah',
    'shadow master killer hunter ranger buster soccer hockey tigger summer winter autumn flower cookie chocolate cheese',
    'banana orange purple yellow silver golden diamond freedom whatever trustno1 letmein welcome welcome1 admin123',
    'administrator passw0rd p@ssw0rd p@ssword password123 password12 password! pass1234 passwort secret secret1 changeme',
    'default computer internet google facebook linkedin samsung lovely loveme iloveyou1 fuckyou asshole hello123 hallo123',
    'test123 test1234 testing user123 guest123 access mustang corvette ferrari porsche yankees liverpool chelsea arsenal',
    'barcelona 131313 222222 333333 444444 777777 999999 101010 232323 696969 987654 1111111 11111111 00000000 88888888',
    '123654 147258 147258369 159357 741852963 789456 789456123 852456 963852741 102030 123789 12341234 12344321 11223344',
    'student student1 learning reading fabula fabula1 fabula123',
  ].flatMap((line) => line.split(' ')),
);

export const isMostUsed = (password: string): boolean => MOST_USED.has(password.toLowerCase());
