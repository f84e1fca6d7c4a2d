/** Words that names, places and things are put together from. */
const list = (text: string): readonly string[] => text.trim().split(/\s*[|\n]\s*/);
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const firstNames = words(`
  James Maria Robert Linda Wei Aisha Carlos Patricia Daniel Susan Olu Megan Thomas Elena Rajesh Nancy Gregory Yuki Hannah
  Luis Walter Ingrid Dwayne Priscilla Harold Beatrice Curtis Yolanda Vernon Shauna Marcus Tabitha Leonard Consuela Ezra
  Miriam Theodore Gwendolyn Anthony Rosalind Bradley Kimberly Donovan Lucille Everett Pamela Franklin Tamara Isaac Vivian
  Jerome Winifred Kenneth Adriana Lamar Bernadette Mitchell Colleen Nathan Deborah Oscar Eleanor Preston Fatima Quentin
  Grace Russell Helen Stanley Irene Timothy Jacqueline Ulysses Katherine Victor Lorraine Wendell Monica Xavier Noreen
  Joel Anita Pete Sheldon Ruth Claude Dale Jolene Terri Max Kyle Amber Brooke Chase April June Grant Frank Will Mark`);

export const lastNames = words(`
  Okafor Bennett Ramirez Nguyen Whitaker Schultz O’Brien Patel Delacroix Hartmann Lindqvist Castillo McAllister Yamamoto
  Foster Abernathy Kowalski Reyes Vandermeer Stone Albrecht Boudreaux Cavanaugh DeWitt Eriksen Fitzgerald Gallagher
  Hernandez Ibarra Jankowski Kessler Lombardi MacDonald Nakamura Olson Petrov Quigley Rosenthal Sandoval Thibodeaux Ueda
  Villanueva Washington Xiong Youngblood Zimmerman Archer Bishop Carpenter Dalton Easterling Farrow Goodwin Hollis Irwin
  Jarvis Kincaid Langley Mercer Norwood Osborn Pritchard Ramsey Sutherland Tillman Underhill Vaughn Winslow Yates Bell
  Banks Lender Price Page Rivers Marsh Fields Lane Hill Woods Park Church Day May Rose Long Short Little Young`);

export const companyHeads = list(`
  Ridgeline|Blue Heron|Summit|Prairie Wind|Copper Kettle|Lakeside|Northgate|Harvest Moon|Ironwood|Cascade|Red Barn|Elk River
  Three Oaks|Silver Creek|Stonebridge|Big Sky|Bayou|Tidewater|Old Town|Westfield|Pinnacle|Evergreen|Golden Plains|Bluff City
  Twin Pines|Cardinal|Heartland|Great Lakes|Sandhill|High Desert|Magnolia|Riverbend|Keystone|Lone Star|Mesa Verde|Cypress
  Granite|Harbor Point|Juniper|Maple Street|Fourth Quarter|Route 66|Main Street|A & B|J.R. Sims|5280|M3|First Light|Gulf
  Meridian|Quail Run|Sawtooth|Tri-County|Union|Valley|Whitetail|Yellowstone|Zephyr|Apex|Beacon|Crestview|Diamond D|Eastside`);

export const companyTrades = list(`
  Dairy|Hospitality|Precision Machining|Logistics|Foods|Dental|Auto Body|Orchards|Builders|Printing|Holdings|Properties
  Real Estate Partners|Trucking|Equipment Rental|Veterinary Clinic|Plumbing & Heating|Ventures|Farms|Brewing|Pharmacy
  Storage|Medical Group|Landscaping|Steel Fabrication|Marine|Cattle Company|Electric|Construction|Excavating|Restaurants
  Car Wash|Childcare|Fitness|Grain Elevator|Home Health|Investments|Leasing|Lumber|Management|Motors|Optical|Packaging
  Roofing|Seed|Supply|Technologies|Tire & Service|Towing|Transport|Wholesale|Laundry|Motel|Machine Works|Housing`);

export const bankHeads = list(`
  First|Prairie State|Cascade Community|Farmers & Merchants|Harbor|Granite Peak|Citizens|Peoples|Community First|Old Line
  Heritage|Cornerstone|Security State|Union County|Lake City|Bank of the Ozarks Valley|Frontier|Pioneer|Valley View
  American Heritage|Home State|Merchants|Planters|Western Reserve|Southern Crescent|Sugar Creek|Bluestem|North Shore
  River Valley|Mid-Plains|Gateway|Liberty|Commerce|Timberline|Coastal|Plains|Four Corners|Big Bend|Kaw Valley|Pinewood`);

export const bankTails = list(`
  National Bank|National Bank|Bank|Bank|State Bank|Bank & Trust|Bank and Trust Company|Savings Bank|Federal Credit Union
  Credit Union|Bank, N.A.|Bank, National Association|Bank, FSB|Community Bank|Trust Company|Bank of %|Mortgage Corporation
  Home Loans, LLC|Mortgage, Inc.|Business Credit, LLC|Farm Credit, ACA`);

export const insurerHeads = list(`
  Prairie|Granite State|Harborline|Sentinel|Old Colony|Great Northern|Mutual Benefit|Erie Valley|Pacific Crest|Continental
  Allied Farmers|Homestead|Patriot|Union Fire|Western Surety|Southern Pioneer|Blue Ridge|Midstates|Empire|Guardian Plains`);

export const insurerTails = list(`
  Mutual Insurance Company|Casualty Co.|Insurance Group|Farm & Home Mutual|Property and Casualty Insurance Company|Indemnity
  Fire Insurance Company|Assurance Company|Insurance Co.|Specialty Insurance Company|Insurance Exchange|Underwriters
  Lloyds|Preferred Insurance Company|Personal Insurance Company|General Insurance Corporation|Fire & Marine`);

export const agencyTails = list(`
  Insurance Agency|Insurance Services, Inc.|Insurance Agency, LLC|& Associates Insurance|Insurance Brokers|Agency, Inc.
  Insurance Center|Risk Advisors|Insurance Group Agency`);

export const titleHeads = list(`
  Ridge|Clearwater|Tri-County|Landmark|Heritage|Old Republic Valley|Guaranty|Security|Frontier|Capitol|Statewide|Cornerstone
  Great Plains|Liberty|Meridian|Signature|Patriot|North Star|Alliance|County Seat`);

export const titleTails = list(`
  Title & Escrow, Inc.|Abstract Company|Settlement Services, LLC|Title Company|Title, LLC|Title Agency, Inc.|Title & Abstract
  Escrow Company|Title Services of the Valley, LLC|Closing Services, LLC|Title Insurance Agency|Land Title Company`);

export const streetNames = list(`
  Maple|North Main|Industrial|Harbor View|Old Mill|West 42nd|Sunset|Elm|Oak|Washington|Jefferson|Second|Third|5th|SE 14th
  Highland|Meadow Lark|Cedar Ridge|River|Lake Shore|Commerce|Market|Church|Railroad|County Line|Spring Hill|Fox Hollow
  Martin Luther King Jr.|Veterans Memorial|NW Fairview|Sunfish Lake|Butterfield|Willow Bend|Peachtree|Canyon|Prospect
  Mission|El Camino Real|Bayshore|St. Charles|Bluebonnet|Cottonwood|Quarry|Airport|Depot|Mulberry|East Grand|University`);

export const streetKinds = words(
  'Street Street Avenue Avenue Road Drive Drive Lane Boulevard Court Parkway Circle St. Ave. Rd. Dr. Blvd Ln Ct. Way Place Trail Pkwy',
);

export const wholeStreets = list(`
  County Road 14|State Highway 6|US Highway 50 East|Farm to Market Road 1960|Rural Route 2|One Financial Plaza|Broadway|The Alameda
  N. 3500 West|Route 9W|Avenue of the Pines|Calle Real|Via Verde`);

/** City, state, beginning of its ZIP codes, county. */
export const cities = list(`
  Fort Collins/CO/805/Larimer|Cedar Rapids/IA/524/Linn|Bend/OR/977/Deschutes|Austin/TX/787/Travis|Lancaster/PA/176/Lancaster
  Macon/GA/312/Bibb|Duluth/MN/558/St. Louis|Riverside/CA/925/Riverside|Twin Falls/ID/833/Twin Falls|Mobile/AL/366/Mobile
  Fairbanks/AK/997/Fairbanks North Star|Mesa/AZ/852/Maricopa|Little Rock/AR/722/Pulaski|Danbury/CT/068/Fairfield
  Dover/DE/199/Kent|Fort Lauderdale/FL/333/Broward|Ocala/FL/344/Marion|Hilo/HI/967/Hawaii|Peoria/IL/616/Peoria
  Fort Wayne/IN/468/Allen|Wichita/KS/672/Sedgwick|Bowling Green/KY/421/Warren|Baton Rouge/LA/708/East Baton Rouge
  Bangor/ME/044/Penobscot|Frederick/MD/217/Frederick|Worcester/MA/016/Worcester|Grand Rapids/MI/495/Kent
  Meridian/MS/393/Lauderdale|Springfield/MO/658/Greene|St. Joseph/MO/645/Buchanan|Billings/MT/591/Yellowstone
  Grand Island/NE/688/Hall|Reno/NV/895/Washoe|Nashua/NH/030/Hillsborough|Cherry Hill/NJ/080/Camden|Las Cruces/NM/880/Doña Ana
  Saratoga Springs/NY/128/Saratoga|New Rochelle/NY/108/Westchester|Asheville/NC/288/Buncombe|Minot/ND/587/Ward
  Mount Vernon/OH/430/Knox|Des Moines/IA/503/Polk|Tulsa/OK/741/Tulsa|Medford/OR/975/Jackson|State College/PA/168/Centre
  Warwick/RI/028/Kent|Greenville/SC/296/Greenville|Rapid City/SD/577/Pennington|Chattanooga/TN/374/Hamilton
  San Antonio/TX/782/Bexar|Lubbock/TX/794/Lubbock|Salt Lake City/UT/841/Salt Lake|Burlington/VT/054/Chittenden
  Roanoke/VA/240/Roanoke|Walla Walla/WA/993/Walla Walla|Charleston/WV/253/Kanawha|Eau Claire/WI/547/Eau Claire
  Cody/WY/824/Park|Santa Rosa/CA/954/Sonoma|San Luis Obispo/CA/934/San Luis Obispo|Port St. Lucie/FL/349/St. Lucie
  Coeur d’Alene/ID/838/Kootenai|O’Fallon/IL/622/St. Clair|Winston-Salem/NC/271/Forsyth|La Crosse/WI/546/La Crosse`);

export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  list(`AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia
  HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts
  MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey
  NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island
  SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia
  WI Wisconsin|WY Wyoming`).map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Ending of the name, kind of entity, those who sign for it. */
export const entityForms: readonly (readonly [string, string, readonly string[]])[] = [
  [' LLC', 'limited liability company', ['Member', 'Manager', 'Managing Member', 'Sole Member']],
  [', LLC', 'limited liability company', ['Member', 'Manager', 'Authorized Member']],
  [', L.L.C.', 'limited liability company', ['Managing Member', 'Manager']],
  [', Inc.', 'corporation', ['President', 'Secretary', 'Vice President', 'Chief Financial Officer']],
  [' Inc', 'corporation', ['President', 'Treasurer']],
  [' Corporation', 'corporation', ['Chief Executive Officer', 'President']],
  [' Corp.', 'corporation', ['President']],
  [' Company', 'corporation', ['President']],
  [', L.P.', 'limited partnership', ['General Partner']],
  [' Limited Partnership', 'limited partnership', ['General Partner']],
  [', LLP', 'limited liability partnership', ['Partner']],
  [', P.C.', 'professional corporation', ['President']],
  [', PLLC', 'professional limited liability company', ['Manager']],
  [' Partners', 'general partnership', ['Partner', 'Managing Partner']],
];

export const additions = list(`
  Sunnyside Addition|Harmony Ridge Filing No. 2|Original Townsite|Willow Creek Subdivision|Eagle Crossing, Phase III
  Replat of Lot 7, Miller Business Park|Oakmont Estates, Unit 4|the Southeast Industrial Tract|Fairgrounds Second Addition
  Lakewood Condominiums, Phase One|Highland Commercial Center, 3rd Filing|Riverwalk P.U.D.|Section Four, Brookhaven`);

export const collaterals = list(`
  All inventory, chattel paper, accounts, equipment and general intangibles
  All equipment now owned or hereafter acquired, including one 2022 Kenworth T680 tractor, VIN 1XKYD49X7NJ%
  All accounts receivable and the proceeds thereof
  All furniture, fixtures and equipment located at the premises
  All business assets; all accounts; all inventory, wherever located; and all proceeds of the foregoing
  2021 John Deere 8R 340 tractor, serial number 1RW8340%, together with all attachments and accessions
  1 (one) Haas VF-4SS vertical machining center, S/N 11%
  All farm products, including growing crops, livestock and feed; all farm equipment; and all government payments
  100% of the membership interests in the company and all distributions in respect thereof
  all assets of the Debtor, whether now existing or hereafter arising, wherever located
  2023 Ford F-550 dump truck, Vehicle Identification Number 1FDUF5HT%
  Certificate of deposit no. 70% held by Lender, and all renewals and substitutions`);

export const purposes = list(`
  Purchase of owner-occupied building|Refinance existing term debt|Working capital and equipment purchase
  Purchase of primary residence|Acquire commercial real estate for investment|Construction of retail center
  Refinance of mortgage held by others|Purchase equipment|Business acquisition|Cash-out refinance|Home improvement
  Provide operating line of credit|Consolidate debt|Purchase of farm land and improvements|Tenant improvements`);

export const conditionTexts = list(`
  Hazard insurance with lender as mortgagee|Title insurance in the amount of the loan
  Annual financial statements within 120 days|Appraisal reviewed and accepted|Assignment of rents
  Flood determination before closing|Subordination of shareholder notes|Lender’s receipt of signed leases
  Borrower to maintain primary deposit accounts at the bank|Evidence of good standing for the borrower
  Phase I environmental report acceptable to lender|Minimum liquidity of $150,000 to be maintained
  Life insurance of $500,000 on the principal owner|Payoff letter from the prior lender
  Debt service coverage of at least 1.20x tested annually|Personal tax returns by June 30 of each year
  Verification of equity injection of 10%|UCC search showing no prior liens|Final inspection by the bank’s engineer`);

export const indexNames = list(`
  Wall Street Journal Prime Rate|Prime Rate as published in The Wall Street Journal|Lender’s Base Rate
  5-Year Treasury Constant Maturity Rate|1-month Term SOFR|30-day Average SOFR|Lender’s Prime Rate|WSJ Prime
  FHLB Des Moines five-year advance rate|weekly average yield on United States Treasury securities adjusted to a constant maturity of one year
  highest prime rate published in the Money Rates section of The Wall Street Journal`);

export const riskRatings = list(
  '3|4 - Acceptable|2 - Good|5|4|3 (Satisfactory)|Pass|Pass/Watch|6 - Special Mention|Grade 4|3B|Moderate',
);

export const propertyTypes = {
  consumer: list(
    'Single Family|Condominium|PUD|Detached|2 Unit|Single family residence|Manufactured Home|Townhouse|1-4 Family',
  ),
  business: list(
    'Office building|Industrial warehouse|Retail strip center|Mixed use|Multifamily|Self-storage facility|Hotel|Vacant land|Farm',
  ),
} as const;
