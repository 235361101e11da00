/** Lines for kinds of business and for services: "phrases | button", then the lines. Read by copy-classes.ts. */
export const TRADES = `
bakery, bakehouse, baker, boulangerie, patisserie, bread, sourdough, baguette, loaf, pastry, croissant | order
Fresh from the oven / Bread worth getting up for / Follow the smell of butter / Still warm, just for you / Crusty outside, soft inside

cake shop, cake, cupcake, custom cake, brownie, cookie, dessert, macaron, muffin, pie | order
Save room for cake / Any excuse for a slice / Sweet things, made with care / Cake makes the party

cafe, café, coffee shop, coffee house, coffeehouse, coffee bar, coffee truck, coffee, espresso, latte, roaster, roastery, coffee bean | visit
Good coffee, kind company / Your cup is waiting / Sit down, slow down, sip / First, coffee / Poured with care

tea room, tea house, tea, matcha, chai | shop
Put the kettle on / A quiet cup for you / Steep, sip, breathe / Tea makes it better

restaurant, bistro, diner, eatery, trattoria, brasserie, kitchen, food, meal, lunch, breakfast | reserve
Come hungry / Pull up a chair / Good food, good company / There's a table for you / Cooked to be shared

pizzeria, pizza, pizza place | order
Hot, crisp and ready to share / Pizza makes it better / Stretch, bake, share, repeat / Save me a slice

taqueria, taquería, taco, burrito, mexican restaurant | order
Let's taco about it / Fold, bite, repeat / Bring your appetite / Salsa on everything

burger, burger joint, burger bar, fries, hot dog, fast food | order
Bring napkins / Big bite, happy face / Stacked just right / Go on, make it a double

sushi, sushi bar, ramen, noodle, noodle bar, dumpling, asian restaurant | order
Slurp loudly / Rolled, folded, steamed, shared / Bowls full of comfort / Chopsticks at the ready

indian restaurant, curry, curry house, curry kitchen, biryani, spice shop, spice, thali | order
Spice that tells a story / Slow cooked, full of warmth / Come for the curry / Bring your appetite

ice cream, ice cream shop, gelato, gelateria, sorbet, ice lolly, frozen yogurt | visit
Life is better in a cone / Scoop, smile, repeat / Double scoops for everyone / Melt a little

juice bar, juice, smoothie, smoothie bar, lemonade | order
Sip something bright / Squeezed, poured, enjoyed / A glass full of sunshine / Fruit, glass, straw, happy

food truck, street food, food stall, food stand | visit
Follow the smell / Good food on the move / Get in line, it's worth it / Eat with your hands

pub, bar, cocktail bar, cocktail, tavern, gin bar, rooftop bar | visit
The next round is calling / Raise a glass / Your seat at the bar is waiting / Good drinks, better stories

brewery, brewpub, craft beer, beer, ale, lager, beer garden | visit
Pull up a stool / Hops, malt and good company / Poured cold, shared with friends / Brewed to be enjoyed

winery, vineyard, wine bar, wine shop, wine | shop
Uncork something good / A glass to linger over / From vine to glass / Let it breathe, then pour

catering, caterer, catering company, meal prep, private chef | quote
You host, we cook / Food your guests will talk about / Leave the kitchen to us / A full table, a calm host

grocery, grocery store, supermarket, deli, corner shop, greengrocer, organic shop, health food shop | shop
Good things for your basket / Fill your kitchen with flavour / What's for dinner? / Everyday food, picked with care

butcher, butchery, meat, steak, sausage, bbq, barbecue sauce | shop
Cut with care / Light the grill / Good meat, well cut / Ask the butcher

farm, farm shop, orchard, dairy, vegetable, fruit, veg box, produce, egg, farm stand | shop
Straight from the field / Picked ripe, eaten fresh / Know where your food grows / Good food grows here

florist, flower shop, flower, bouquet, floristry, flower arrangement, tulip, rose | order
Say it with flowers / Bring the garden indoors / A bouquet for no reason / Petals for every occasion / Tied with care

plant shop, plant, houseplant, garden center, garden centre, plant nursery, succulent, seed, seedling | shop
Bring something green home / Watch it grow / Your windowsill wants one / Room for one more plant

hair salon, hairdresser, hair, hair stylist, hair studio, haircut, coloring, balayage, hair extension, salon | book
Hair you can't stop touching / Good hair starts here / Sit back, we've got your hair / Walk out feeling like you

barber, barbershop, barber shop, beard, fade, shave | book
Look sharp / Clean lines, good talk / Your chair is waiting / Cut, shave, conversation

nail salon, nail studio, nail, manicure, pedicure, gel nail | book
Treat your hands / Nails with something to say / Polish, shine, smile / Hands up for new nails

beauty salon, beauty studio, beautician, facial, makeup artist, makeup, make-up, waxing | book
A little glow goes a long way / Time for some you time / Feel good in your skin / Soft skin, bright mood

lash, lash studio, lash extension, brow, brow bar, eyelash extension, microblading | book
Wake up ready / Flutter a little / Eyes that do the talking / Lashes for days

spa, massage, massage therapist, wellness studio, sauna, day spa, wellness, reiki, treatment | book
Breathe out / Let your shoulders drop / Quiet time, just for you / Switch off for a while / Rest is not a luxury

gym, fitness studio, fitness, personal trainer, personal training, crossfit, workout, boot camp, strength training | join
Show up, feel good / Stronger starts here / Find your strong / Sweat now, smile later

yoga, yoga studio, pilates, yoga class, pilates studio, meditation, breathwork, mindfulness | book
Roll out your mat / Breathe, stretch, begin again / Come as you are / Find your balance

dance school, dance studio, dance class, ballet, salsa class, dance, dance lesson | book
Your feet already know / Find your rhythm / Dance like it's yours / One step at a time

martial arts, dojo, karate, judo, boxing, boxing gym, taekwondo, jiu jitsu, self defense | join
Step onto the mat / Strong body, calm mind / Respect, focus, courage / Find your stance

swimming school, swimming lesson, swim school, surf school, surf, surfing, diving | book
Come on in, the water's lovely / Make a splash / Catch your wave / Big fun in the water

dentist, dental practice, dental clinic, dental, orthodontist, teeth whitening | appointment
A reason to smile / Kind hands for your teeth / Smiles start here / Gentle care, happy teeth

clinic, doctor, medical practice, family doctor, health center, health centre, physiotherapist, physiotherapy, chiropractor, osteopath, nurse, pharmacy | appointment
Here when you need us / Care that listens / Feel like yourself again / In good hands

therapist, therapy, counselling, counseling, psychologist, mental health, life coach | book
A safe place to talk / You don't have to carry it alone / One step at a time / Space to be yourself

vet, veterinarian, veterinary clinic, animal clinic, animal hospital | appointment
Because they're family / Care for every paw / Gentle hands for furry friends / Happy pets, calm owners

dog groomer, groomer, grooming, pet grooming, dog grooming, pet salon | book
Fluffed, brushed and happy / Wag-worthy grooming / From muddy to marvellous / A good hair day for dogs

dog walker, dog walking, pet sitting, pet sitter, dog daycare, dog training, dog trainer, kennel | book
Happy dogs, happy owners / Tails up, leads on / Walks they'll wag about / Your dog's new friend

pet shop, pet store, pet, dog, cat, dog food, cat food, dog toy, cat toy, pet food, dog treat, dog collar, dog bed | shop
Good things for good pets / Treats worth a tail wag / Because they're family / Spoil them a little

real estate, real estate agency, real estate agent, realtor, estate agent, realty, property, house, apartment, flat, condo, villa, home for sale | viewing
Come on home / Picture yourself here / Find the place that fits / A door worth opening / Your keys are waiting

builder, construction, construction company, contractor, renovation, remodeling, remodelling, roofing, roofer, extension, home improvement | quote
Built to live in / From plan to front door / Let's build it together / Good work, well built

carpenter, carpentry, joiner, woodwork, woodworking, cabinet maker, woodworker | quote
Made to measure / Good wood, good hands / Measure, cut, fit, enjoy / Built around you

plumber, plumbing, heating, heating engineer, boiler, drain cleaning | call
We'll stop the drip / Leak? Leave it to us / Taps, pipes and peace of mind / One call, no more puddles

electrician, electrical, electrical contractor, wiring, air conditioning, hvac | call
Let there be light / Switched on and sorted / Bright ideas, safe hands / We know our wires

solar, solar panel, solar energy, solar company, heat pump | quote
Put your roof to work / Let the sun pay its way / Power from above / Sunshine, switched on

house painter, painting company, decorator, wallpaper, painting and decorating, decorating | quote
A fresh coat changes everything / New colour, new mood / Walls you'll want to look at / Leave the ladder to us

cleaning, cleaning service, cleaning company, cleaner, house cleaning, maid service, carpet cleaning, window cleaning, office cleaning | quote
Come home to clean / We'll take it from here / You rest, we scrub / Spotless, without lifting a finger

landscaping, landscaper, gardener, gardening, lawn care, garden service, garden, tree service, lawn mowing | quote
Let your garden breathe / Green and growing / A garden to linger in / You enjoy it, we mow it

moving company, mover, removals, moving service, relocation service, storage, self storage | quote
New place, light shoulders / You unpack the kettle, we do the rest / Moving made lighter / We'll carry that

car repair, auto repair, garage, mechanic, auto shop, tyre, tire, car service, oil change, body shop | book
Back on the road / We speak engine / Your car in good hands / Roll in, drive out happy

car wash, car detailing, detailing, valeting | book
Shine on / Your car called, it wants a bath / Wash, wax, wow / Drive away gleaming

car dealership, dealership, used car, car, electric car, motorcycle, scooter | drive
Take the wheel / Your next drive starts here / Find the one that fits / Go on, turn the key

taxi, taxi service, driver, chauffeur, transport, courier, delivery service, delivery, logistics, shipping | book
We'll get you there / Door to door, no fuss / On our way / Sit back, we'll drive

driving school, driving lesson, driving instructor | enroll
Into the driver's seat / Mirror, signal, go / The open road is yours / Learn to drive, calmly

law firm, lawyer, attorney, solicitor, notary, legal advice, legal service | contact
On your side / Clear advice, plain words / Someone in your corner / Talk it over with us

accountant, accounting, bookkeeping, bookkeeper, tax advisor, tax, tax service, payroll | contact
Numbers, sorted / Less paperwork, more life / We read the small print / Your books in good order

insurance, insurance agency, insurance broker | quote
Rest a little easier / For the what-ifs / Cover that fits your life / Here when it matters

bank, banking, loan, mortgage, credit union, investment, finance, financial advisor, financial planning, pension, savings | learn
Make room for your plans / Money, made clear / Plans worth saving for / A steady hand with money

consulting, consultant, business coach, coaching, coach, agency, marketing agency, marketing, advertising agency | contact
Let's get to work / Fresh eyes on your business / Good plans, well made / A clear next step

software, app, saas, platform, online tool, tool, software company, startup, mobile app | trial
Less clicking, more doing / Work that flows / Made to make it simple / It just gets done

web agency, web developer, website, website builder, it support, it service, computer repair, phone repair, hosting, cyber security | contact
Tech that behaves / Let's get you online / Switched on and sorted / We speak computer

security, security company, alarm, locksmith, home security, smart home | quote
Sleep a little sounder / Someone's keeping watch / Home, safe / Lock up, rest easy

print shop, printing, printer, sign maker, t-shirt printing, copy shop | quote
Ink it, love it / Your idea, on paper / Off the screen, into your hands / Made to be seen

recruitment agency, staffing, recruiter, job agency, career coaching, temp agency | contact
Your next job is looking for you / Good people, good work / Let's find your fit / Work that feels like you

photographer, photography, photo studio, photo shoot, portrait session, family photo, headshot, wedding photography | book
Hold on to the moment / Moments worth framing / Look here, smile / Light, laughter, click / Pictures you'll keep

videographer, video production, film production, film studio, animation studio | contact
Let's roll / Your story in motion / Lights, camera, you / Worth pressing play

architect, architecture, interior designer, interior design, interior, interior studio | contact
Rooms that feel like you / Space to live well / Where light meets line / Let's draw your home

tailor, seamstress, alteration, dressmaker, sewing, dry cleaner, laundry, laundromat | visit
Fits like it should / A stitch just for you / Cut, sewn, worn with pride / Made to fit you

school, primary school, high school, academy, college, university, kindergarten, montessori school | visit
Curious minds welcome / Where questions are welcome / Room to grow / Big ideas start small

daycare, nursery school, nursery, childcare, babysitter, babysitting, preschool, playgroup, nanny | visit
Little hands, big days / Play, nap, giggle, grow / A second home for small ones / Where small people grow

tutor, tutoring, private lesson, homework help, exam preparation, test prep, math tutoring, after school club | enroll
It clicks here / Learning, one step at a time / From stuck to sorted / Ask every question

language school, language course, english course, spanish lesson, language lesson, english lesson, translation | enroll
Say it with confidence / New words, new worlds / Find your voice / Talk, laugh, learn

music school, music lesson, piano lesson, guitar lesson, singing lesson, violin lesson, music teacher, drum lesson | book
Find your sound / Play it your way / From first note to first song / Make some noise

online course, course, e-learning, training, training course, masterclass, bootcamp, certification | enroll
Learn it, use it / A new skill in your hands / Small steps, new skills / Start where you are

travel agency, travel, tour, trip, travel agent, tour operator, holiday, vacation, cruise, safari, getaway, city break | trip
Pack light, dream big / Somewhere new is calling / Go see for yourself / Follow the map or don't / Your bag is ready. Are you?

hotel, resort, guesthouse, bed and breakfast, hostel, lodge, holiday home, vacation rental, cabin, airbnb | stay
Stay a while / Sleep in, we insist / Your room is waiting / Arrive, unwind, stay

campsite, camping, camping site, glamping, tent, camper van, hiking gear, outdoor gear, hiking | trip
Sleep under the stars / Fresh air, no plans / Pitch up and breathe / Out there feels good

church, parish, mosque, temple, synagogue, community center, community centre, congregation | visit
You're welcome here / Come as you are / There's room for you / Together in hope

charity, nonprofit, non-profit, ngo, foundation, animal shelter, food bank, community project | donate
Together we can / A little kindness goes far / Be part of the good / Small hands, big hearts

museum, gallery, art gallery, library, bookmobile | visit
Come and look closer / Stories live here / Wander, wonder, stay / Room for curiosity

theatre, theater, cinema, movie theater, theatre company, drama school, opera house | tickets
Take your seat / The lights go down / Curtain up / Feel the room hold its breath

podcast, radio show, radio station, podcast episode | listen
Put your headphones on / Good talk for your ears / Press play / Pull up a chair and listen

blog, blog post, magazine, article, youtube channel, vlog, channel | read
Something worth reading / Put your feet up and read / Stories, tips and thoughts / Have a look inside

dj, band, musician, wedding band, choir, orchestra, singer | book
Turn it up / Made to be played loud / Let's get them dancing / Feel every note

event planner, wedding planner, event planning, event agency, venue, event venue, party planner, party rental | contact
You dream it, we plan it / Leave the list to us / Where good parties happen / Be a guest at your own party

tattoo studio, tattoo, tattoo artist, piercing, tattoo parlour | book
Wear your story / Ink with meaning / Made for your skin / Draw it, wear it, love it

optician, optometrist, glasses, eyewear, sunglasses, frame, eye test | appointment
See the difference / Frames for your face / Look good, see well / A clear view ahead
`;
