"""Made-up text of lending documents: words of the corpus, money, rates, dates, ids, names, addresses and loose signs."""
import random
from pathlib import Path

MONTHS = 'January February March April May June July August September October November December'.split()
STATES = 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split()
STREETS = 'Street St. Avenue Ave. Road Rd. Lane Ln Drive Dr. Court Ct Boulevard Blvd. Way Parkway Highway Circle Place Terrace'.split()
ENDS = 'LLC L.L.C. Inc. Inc Corp. Corporation LP L.P. LLP Co. Company N.A. Trust Bank, PLLC P.C. Ltd. Partners Holdings'.split()
LABELS = ('Loan No. Loan Amount Principal Borrower Lender Maturity Date Rate Term Amortization Index Margin Payment Due Fee '
          'Total Balance APR Points Escrow Tax ID EIN NMLS File No. Policy No. Date Phone Fax Page Section Account ABA '
          'Interest Collateral Grantor Trustee Closing Costs Cash to Close Appraised Value LTV DSCR Guarantor Title').split()
SIGNS = '§¶©®™°½¼¾⅓⅔⅛×÷±≤≥≠¢£€¥†‡«»¿¡•·…–—☐☒☑✓✗#@*+=<>[]{}|\\^~`_&/%$'
ACCENTED = 'áéíóúüñçàèêëïîâôöäåøßÁÉÍÓÚÜÑÇÀÈÊÂÔÖÄÅØ'
HARD = ['ll', 'll', 'rn', 'm', 'nn', 'tt', 'ff', 'fi', 'fl', 'ffi', 'il', 'li', 'Il', 'lI', 'cl', 'd', 'vv', 'w', 'oo', 'ee', 'ss', 'rr', 'mm', '11', '00', 'ii', 'tf', 'ft', 'J', 'j', 'rm', 'nr', '1l']


class Text:
    def __init__(self, folder, seed):
        self.r = random.Random(seed)
        folder = Path(folder)
        self.corpus = [w for w in (folder / 'corpus.txt').read_text('utf-8').split()]
        self.words = (folder / 'words.txt').read_text('utf-8').split()

    def digits(self, n):
        return ''.join(self.r.choice('0123456789') for _ in range(n))

    def amount(self):
        r = self.r
        n = int(10 ** r.uniform(0, 8))
        s = f'{n:,}' if r.random() < 0.9 else str(n)
        if r.random() < 0.75:
            s += '.' + self.digits(2)
        s = r.choice(['$', '$', '$', '', '', '$ ', 'USD ', 'US$']) + s
        k = r.random()
        return f'({s})' if k < 0.05 else '-' + s if k < 0.08 else s + r.choice(',;.:') if k < 0.14 else s

    def rate(self):
        r = self.r
        s = f'{r.uniform(0, 20):.{r.choice([0, 1, 2, 2, 3, 3, 3, 4, 5])}f}'
        return s + r.choice(['%', '%', '%', '%', ' %', ' percent', '% per annum', '', 'x', '% p.a.'])

    def date(self):
        r = self.r
        m, d, y = r.randint(1, 12), r.randint(1, 28), r.randint(1950, 2060)
        month = MONTHS[m - 1]
        return r.choice([f'{month} {d}, {y}', f'{m}/{d}/{y}', f'{m:02d}/{d:02d}/{y}', f'{m:02d}-{d:02d}-{y}', f'{y}-{m:02d}-{d:02d}',
                         f'{month[:3]} {d}, {y}', f'{d} {month} {y}', f'{m}/{d}/{y % 100:02d}', f'{d}{self.ordinal(d)} day of {month}, {y}',
                         f'{month[:3].upper()} {d} {y}', f'{m:02d}.{d:02d}.{y}'])

    @staticmethod
    def ordinal(d):
        return 'th' if 10 < d % 100 < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(d % 10, 'th')

    def number(self):
        r = self.r
        k = r.randint(0, 11)
        if k == 0:
            return f'{r.choice(["xxx-xx-", "***-**-", "XXX-XX-", "•••-••-"])}{self.digits(4)}'
        if k == 1:
            return f'({self.digits(3)}) {self.digits(3)}-{self.digits(4)}'
        if k == 2:
            return f'{self.digits(3)}-{self.digits(3)}-{self.digits(4)}'
        if k == 3:
            return f'{self.digits(2)}-{self.digits(7)}'
        if k == 4:
            return self.digits(r.randint(1, 12))
        if k == 5:
            return ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for _ in range(r.choice([6, 8, 10, 17])))
        if k == 6:
            return f'{r.choice(["LN", "CL", "FA", "No.", "#", "NMLS #", "Policy ", "MIN "])}{r.choice(["", "-", " "])}{self.digits(r.randint(4, 10))}'
        if k == 7:
            return f'{self.digits(5)}-{self.digits(4)}'
        if k == 8:
            return f'{r.choice("ABCDEF")}{r.randint(1, 30)}{r.choice(["", ".", "-"])}{r.randint(0, 99)}'
        if k == 9:
            return f'{r.randint(1, 40)}.{r.randint(1, 30)}{r.choice(["", "(a)", "(b)(ii)", "(iv)", "(1)"])}'
        if k == 10:
            return f'{r.randint(1, 12)}:{self.digits(2)}{r.choice([" a.m.", " PM", "am", ""])}'
        return ''.join(r.choice('0123456789abcdef') for _ in range(r.choice([8, 12])))

    def name(self):
        r = self.r
        w = [r.choice(self.words).capitalize() for _ in range(r.randint(1, 3))]
        if r.random() < 0.3:
            w.insert(1, r.choice('ABCDEFGHIJKLMNOPRSTW') + '.')
        if r.random() < 0.4:
            w.append(r.choice(ENDS))
        return ' '.join(w)

    def address(self):
        r = self.r
        s = f'{r.randint(1, 19999)} {r.choice(["", "", "N. ", "S ", "West "])}{r.choice(self.words).capitalize()} {r.choice(STREETS)}'
        if r.random() < 0.7:
            s += f', {r.choice(["", "Suite 200, ", "Unit 4B, ", "#12, "])}{r.choice(self.words).capitalize()}, {r.choice(STATES)} {self.digits(5)}'
        return s

    def mail(self):
        r = self.r
        w = lambda: r.choice(self.words).lower()
        return r.choice([f'{w()}.{w()}@{w()}.com', f'www.{w()}{w()}.com', f'{w()}_{w()}@{w()}.org', f'https://{w()}.gov/{w()}'])

    def phrase(self, n):
        i = self.r.randrange(max(1, len(self.corpus) - n))
        return ' '.join(self.corpus[i:i + n])

    def scattered(self, n):
        r = self.r
        out = []
        for _ in range(n):
            w = r.choice(self.words)
            k = r.random()
            w = w.upper() if k < 0.15 else w.capitalize() if k < 0.4 else w
            k = r.random()
            if k < 0.22:
                w += r.choice(",.;:,.,.!?)'’”\"*")
            elif k < 0.30:
                a, b = r.choice(['()', '[]', '“”', '‘’', '""', "''", '«»'])
                w = a + w + b
            elif k < 0.34:
                w += r.choice(['-', '/', '—', '–', '&', '’s ', "'s "]) + r.choice(self.words)
            out.append(w.strip())
        return ' '.join(out)

    def hard(self):
        r = self.r
        return ''.join(r.choice(HARD) if r.random() < 0.6 else r.choice('aceimnorstuvxyz') for _ in range(r.randint(1, 5)))

    def signs(self):
        r = self.r
        out = []
        for _ in range(r.randint(1, 4)):
            k = r.random()
            if k < 0.4:
                out.append(r.choice(SIGNS))
            elif k < 0.55:
                out.append(r.choice('☐☒☑✓☐☒') + ' ' + r.choice(self.words).capitalize())
            elif k < 0.7:
                out.append(r.choice('§¶§') + r.choice(['', ' ']) + self.digits(r.randint(1, 4)))
            elif k < 0.8:
                out.append(''.join(r.choice(ACCENTED) if r.random() < 0.4 else r.choice('aeiousnrtlcmd') for _ in range(r.randint(2, 7))))
            elif k < 0.88:
                out.append(r.choice(self.words) + r.choice('®™©*†‡°'))
            else:
                out.append(f'{r.randint(1, 99)}{r.choice("½¼¾⅓⅔⅛°×±÷¢")}{r.choice(["", self.digits(1)])}')
        return ' '.join(out)

    def leaders(self):
        r = self.r
        mark = r.choice(['.', '.', '. ', '·'])
        return r.choice(self.words).capitalize() + ' ' + (mark * r.randint(4, 25)).strip() + ' ' + r.choice([self.amount, self.rate, lambda: self.digits(2)])()

    def piece(self):
        r = self.r
        k = r.random()
        if k < 0.36:
            s = self.phrase(r.randint(1, 9))
        elif k < 0.46:
            s = self.scattered(r.randint(1, 5))
        elif k < 0.58:
            s = self.amount()
        elif k < 0.64:
            s = self.rate()
        elif k < 0.71:
            s = self.date()
        elif k < 0.79:
            s = self.number()
        elif k < 0.83:
            s = self.name()
        elif k < 0.86:
            s = self.address()
        elif k < 0.90:
            s = ' '.join(r.choice(LABELS) for _ in range(r.randint(1, 3))) + r.choice([':', '', '.', '#'])
        elif k < 0.93:
            s = self.hard()
        elif k < 0.975:
            s = self.signs()
        elif k < 0.985:
            s = self.mail()
        else:
            s = self.leaders()
        if r.random() < 0.1:
            s = s.upper()
        return s
