/** Passwords of at least 8 characters at the top of all published lists of leaked passwords; compared in lower case. */
export const WELL_KNOWN_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 11111111 00000000 88888888 87654321 987654321 123123123 12341234
  11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qwertyui qwertyuiop qwerty123 qwerty1234 qwer1234 asdfghjk asdfghjkl
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word contrasena contraseña
  contrasena1 contraseña1 contrasena123 iloveyou iloveyou1 teamo123 tequiero tequiero1 abcd1234 abc12345 abcdefgh a1b2c3d4
  a1234567 aa123456 aa12345678 admin123 admin1234 administrator welcome1 welcome123 letmein1 letmein123 football
  football1 baseball baseball1 basketball superman superman1 batman123 princess princess1 princesa princesa1 sunshine
  sunshine1 trustno1 whatever michelle jennifer computer internet starwars startrek pokemon1 pokemon123 dragon123
  monkey123 shadow123 master123 charlie1 freedom1 mustang1 corvette mercedes hello123 hello1234 changeme changeme1
  changeme123 secret123 test1234 testtest guest123 temp1234 default1 bienvenido bienvenido1 mexico123 mexico1234
  america1 guadalajara chivas123 jesucristo jesus123 jesus1234 alejandro alejandra fernando guillermo estrella
  mariposa corazon1 barcelona liverpool chocolate butterfly samantha elizabeth victoria veronica cristina
  utah1234 safety123 safety1234 osha1234 construction summer2024 summer2025 summer2026 winter2024 winter2025 winter2026
  spring2025 spring2026 autumn2025 january1 december q1w2e3r4 q1w2e3r4t5 zxcvbnm1 zxcvbnm123 1234qwer 123qweasd
  qazwsxedc qazwsx123 147258369 159753456 741852963 963852741 99999999 77777777 66666666 55555555 12121212 abcabc123
  aaaaaaaa 1234abcd letmein! password! qwerty12345 google123 facebook1 linkedin1 minecraft fortnite1 spiderman`.split(
    /\s+/,
  ),
);
