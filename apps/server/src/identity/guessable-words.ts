/**
 * Words that passwords are made of before anything else is tried: words for passwords themselves, what stands on a
 * keyboard, first names, teams, animals, heroes, affection, calendars, and what people at a bank have before their eyes.
 * Lower case, letters only. A word belongs here when a list of common passwords would begin with it.
 */
export const guessableWords: ReadonlySet<string> = new Set(
  `
  password passwort passwd pass passw word passcode passphrase parola senha contrasena motdepasse secret secure security
  safe private login logon signin access enter open letmein letme letin welcome hello hallo bonjour hola default changeme
  change change it me temp temporary initial start begin reset new old my the this that is your our for user username
  guest root admin administrator sysadmin system server superuser super owner manager specialist staff support helpdesk
  service office work company corporate business team test testing tester demo sample example trial none nothing unknown
  whatever forget forgot remember
  qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qaz wsx edc abc abcd abcdef xyz
  countersign bank banking credit union loan loans lending lender mortgage closing boarding wire review borrower note
  money cash dollar rich gold silver
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december spring summer autumn fall winter today tomorrow forever always never
  love loves lover loveme loveyou iloveyou you i u luv baby babe babygirl babyboy honey sweet sweetie sweetheart darling
  angel angels princess prince queen king kiss kisses heart hearts happy smile sunshine flower flowers butterfly rainbow
  star stars moon sun sky heaven god jesus christ bless blessed faith hope grace peace life family mother father mom mum
  mommy dad daddy sister brother friend friends girl boy sexy hot cool lucky magic dream dreams freedom liberty
  dragon monkey tiger lion eagle wolf bear horse dog doggy puppy cat kitty kitten bird fish shark dolphin turtle bunny
  rabbit spider snake falcon hawk panther cobra phoenix unicorn mustang ferrari porsche mercedes corvette harley honda
  toyota yamaha suzuki nissan
  football soccer baseball basketball hockey tennis golf rugby cricket boxing fishing hunting surfing skating racing
  liverpool arsenal chelsea barcelona madrid juventus manchester united celtic rangers yankees cowboys steelers lakers
  bulls eagles packers raiders patriots dodgers
  superman batman spiderman ironman hulk joker naruto pokemon pikachu mario sonic zelda minecraft fortnite starwars
  startrek matrix hunter killer ninja warrior soldier master shadow ghost wizard hacker gamer player pirate samurai
  computer laptop internet network windows linux apple google facebook instagram twitter youtube samsung iphone android
  microsoft amazon netflix yahoo hotmail gmail email phone mobile camera music guitar piano metallica nirvana eminem
  chocolate cookie cookies coffee cheese banana orange cherry peanut pepper ginger pizza candy sugar
  america american usa england london paris texas dallas chicago boston newyork york california florida canada mexico
  germany france italy spain brazil india china japan russia
  michael jordan james john david robert william daniel matthew joseph thomas charles christopher andrew joshua anthony
  richard george kevin brian steven edward jason justin ryan nicholas alexander alex jonathan benjamin samuel patrick
  jack peter paul mark martin victor oscar charlie harry jessica jennifer ashley amanda sarah samantha elizabeth emily
  michelle nicole melissa stephanie rebecca laura lauren rachel hannah amber brandon austin taylor tyler jasmine natalie
  sophie sophia olivia emma maria anna andrea monica patricia barbara linda susan mary nancy karen lisa
  merlin maggie bailey buster rocky max buddy molly sammy lucy daisy jake toby sparky
  black white red blue green yellow purple pink brown orange silver
  one two three four five six seven eight nine ten zero hundred thousand million
  `
    .trim()
    .split(/\s+/),
);
