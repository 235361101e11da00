/**
 * Lines for kinds of goods, the shops that sell them, and events: "phrases | button", then the lines. Read by copy-classes.ts.
 */

export const GOODS = `
candle, soy candle, scented candle, candle shop, candle maker, wax melt, tealight, diffuser, incense, room spray | shop
Light one and slow down / A soft glow to come home to / Evenings, gently lit / Let the room breathe

soap, soap bar, soap shop, bath bomb, bath salt, shampoo bar, shower gel, bubble bath | shop
Lather, rinse, linger / Clean, soft and simple / Small bar, big lather / The nice part of washing up

skincare, serum, face cream, moisturizer, moisturiser, face mask, cleanser, body lotion, body butter, hand cream, lip balm, face oil, skincare set, sunscreen | shop
Soft skin, calm mind / Be kind to your skin / A quiet moment at the mirror / Comfortable in your own skin

cosmetic, lipstick, mascara, eyeshadow, foundation makeup, blush, makeup kit, lip gloss, beauty product, nail polish | shop
Colour you can wear your way / A little colour, a lot of you / Play with your look / Face the day

perfume, fragrance, eau de parfum, cologne, scent, body mist | shop
A scent to come back to / Wear it close / Leave a trace / One drop, a whole story

shampoo, conditioner, hair oil, hair mask, hair serum, hair product, hair dryer, straightener, wig | shop
Hair you can't stop touching / Soft from root to tip / A good hair day in a bottle / Swish, shine, smile

sneaker, running shoe, runner, trainer shoe, sports shoe, kicks | shop
Go the extra mile / Lace up and go / Made to move / Fresh on your feet

shoe, boot, sandal, heel, loafer, slipper, shoe shop, shoe store, footwear | shop
Good shoes, good places / Walk this way / Shoes with somewhere to be / Step out in these

bag, handbag, tote, tote bag, backpack, purse, wallet, leather bag, linen tote, clutch, luggage, suitcase, belt, leather good, leather | shop
Carry it everywhere / Room for the whole day / Goes with you / Your everyday companion

jewelry, jewellery, necklace, ring, earring, bracelet, pendant, jeweler, jeweller, jewelry shop, brooch, charm, engagement ring | shop
A little sparkle for you / Small things that shine / Wear it, keep it, pass it on / For the ones you love, or for you

watch, wristwatch, smartwatch, smart watch, clock | shop
Time looks good on you / Worn on the wrist, close to the heart / Take your time

dress, evening dress, skirt, summer dress, gown, jumpsuit | shop
Twirl in it / Slip it on and go / Dressed and done / Made to move in

clothing, clothes, boutique, fashion, fashion store, clothing store, apparel, outfit, fashion brand, womenswear, menswear, wardrobe, collection clothing, streetwear, activewear, sportswear, leggings, swimwear, bikini, lingerie, pajama, loungewear | shop
Wear what feels like you / Pieces you'll live in / Easy to wear, hard to take off / Your wardrobe's new favourite

t-shirt, tee, shirt, hoodie, sweatshirt, jean, denim, pants, trousers, shorts, sock, cap, hat, beanie, polo, merch | shop
Throw it on / Worn in, never worn out / Soft, simple, yours / The one you reach for

jacket, coat, parka, blazer, suit, raincoat, leather jacket, denim jacket | shop
Weather? What weather? / Throw it over everything / Button up, head out / The layer you'll live in

knitwear, sweater, scarf, cardigan, jumper, mitten, glove, blanket, throw, yarn, wool, crochet, knitting kit, crochet bunny | shop
Wrap up in something soft / Stitch by stitch / Soft, warm and yours / Cosy, loop by loop

vintage, thrift shop, thrift store, second hand shop, vintage shop, vintage clothing, vintage store, antique, antique shop, consignment, charity shop, upcycled clothing | shop
Old loves, new homes / Good things come round again / Loved before, loved again / Dig in, find yours

baby clothes, baby, baby blanket, baby product, stroller, nappy, diaper, onesie, kids clothes, children's clothing, kids clothing, baby toy, baby shop, crib, nursery decor | shop
Soft things for small people / For little ones and big cuddles / Made for mess and giggles / Tiny, soft and loved

toy, plush, puzzle, board game, toy shop, toy store, doll, game set, lego, wooden toy, teddy bear, stuffed animal, card game, playset | shop
Let's play / Big fun for small hands / Imagination not included, bring yours / For rainy days and cosy rugs

book, novel, bookshop, bookstore, book store, cookbook, ebook, e-book, children's book, memoir, comic, poetry collection, guidebook, audiobook | read
Get lost in a good one / Turn the page / Your next chapter / Stories to keep you up / One more page

stationery, notebook, planner, journal, calendar, pen, greeting card, stickers, sticker, paper, postcard set, washi tape, stationery shop, art supply, paint set, pencil | shop
Write it down / Room for your ideas / Paper worth keeping / Plan, doodle, dream

art print, print, poster print, painting, artwork, illustration, wall art, canvas, portrait, sculpture, drawing, photograph, art, art shop, watercolor, commission | shop
Something good for your walls / Art to live with / Hang it where you'll see it / Your wall called / Colour for quiet corners

ceramic, ceramics, pottery, mug, vase, bowl, plate, ceramic vase, ceramic mug, pot, planter, tableware, glassware, dinnerware, teapot, cup | shop
Good to hold, good to look at / Shaped for every day / Clay, fire and patience / Things you'll reach for

furniture, table, desk, chair, sofa, couch, bookshelf, shelf, cabinet, furniture store, bench, stool, wardrobe, dresser, armchair | shop
Make yourself at home / Pull up a chair / Pieces to live with / Room by room, more you

mattress, bed, bedding, pillow, duvet, bed linen, sleep mask, mattress store | shop
Sleep well, wake lovely / Lie down, let go / A soft landing for long days / Good nights start here

home decor, home, homeware, homewares, lamp, rug, cushion, curtain, mirror, decor, interior decor, home accessory, towel, lighting, linen, vase set, macrame, basket, wreath, ornament, home goods | shop
Make a house a home / Little touches, warm rooms / Come home to this / Soft corners, happy rooms

kitchenware, cookware, knife, pan, cutting board, chopping board, air fryer, blender, coffee maker, coffee machine, kettle, toaster, kitchen appliance, appliance, water bottle, bottle, lunch box, apron, kitchen gadget, oven, vacuum, vacuum cleaner, fridge | shop
Good tools, good dinners / Cook like you mean it / Made for busy kitchens / Your counter's new favourite

gift, gift box, gift set, hamper, gift shop, gift basket, present, souvenir, gift bag, advent calendar, care package, party favor | shop
Wrapped with love / Give a little joy / Someone's going to smile / The joy is in the giving

chocolate, candy, sweet, fudge, truffle, chocolatier, sweet shop, candy shop, praline, toffee, sweets, mithai, chocolate box, brigadeiro | order
A little sweetness for you / Go on, have another / Melt into it / Share them. Or don't.

honey, jam, preserve, marmalade, syrup, maple syrup, peanut butter, spread, honey jar | shop
Spoon it on / Sweetness in a jar / Good mornings start here / Toast is ready when you are

snack, granola, cereal, protein bar, nut, chip, popcorn, energy bar, cracker, dried fruit, protein powder, supplement, vitamin, protein shake, energy drink, kombucha, sparkling water, soda, soft drink, water, drink, beverage | shop
A good bite, any time / Snack like you mean it / Grab one and go / Keep one close

sauce, hot sauce, olive oil, oil, spice mix, salsa, dressing, pasta sauce, pickle, chutney, pesto, pasta, rice, flour, cheese, seasoning, vinegar | shop
Good food starts here / A spoonful changes everything / Pass it round the table / Taste, then taste again

phone, smartphone, phone case, laptop, tablet, headphone, earbud, speaker, camera, charger, phone stand, computer, keyboard, gadget, tv, electronics store, electronic, power bank, drone, monitor, microphone, gaming chair, console, bluetooth speaker, wireless earbud | shop
Tech that fits your day / Press the button, smile / Small device, big help / Made for how you live

bicycle, bike, bike shop, e-bike, city bike, cycling gear, skateboard, helmet, roller skate | shop
Two wheels, no worries / Ride your own way / Where to next? / Push off and go

sports equipment, yoga mat, dumbbell, ball, tennis racket, fishing rod, golf club, surfboard, sports store, ski, snowboard, gym equipment, kettlebell, resistance band, bat, jersey | shop
Get out there / Play your game / Gear up and go / Ready when you are

tool, drill, hardware store, power tool, garden tool, paint, toolkit, lumber, hardware, building material, timber, door, window, tile, flooring, fence | shop
Good tools, good work / Roll up your sleeves / For jobs done right / Measure, cut, done

wedding dress, bridal shop, bridal, wedding ring, bridal gown, veil, wedding decor, wedding cake, bridesmaid dress | appointment
For the walk down the aisle / Say yes to yours / Wear the moment / Here comes you

video game, game release, mobile game, pc game, indie game, strategy game, card deck | trial
Just one more level / Press start / Your move / Pick up and play

album, single, song, ep, vinyl, record, record store, music video, mixtape, playlist, new single, new album | listen
Turn it up / Press play / Play it loud, play it twice / Drop the needle

digital product, printable, preset, lightroom preset, pattern, sewing pattern, crochet pattern, worksheet, workbook, spreadsheet, font pack, notion planner, ebook bundle, recipe book, recipe | download
Print it, use it, love it / Ready when you are / Yours to make your own / Open it and begin

gift card, gift voucher, voucher, gift certificate | shop
A gift they get to choose / Give them something to look forward to / The gift that always fits / Someone's going to smile

meal kit delivery, meal delivery, food delivery, grocery delivery, lunch delivery, meal prep delivery, meal box | order
Dinner, at your door / You cook less, you eat well / Good food finds you / Ding dong, dinner

subscription box, subscription, meal kit, coffee subscription, flower subscription, membership, season ticket | subscribe
Something good on its way / A treat at your door / Open, smile, repeat / Little joys, sent to you
`;

export const EVENTS = `
concert, gig, live music, live music night, music night, band night, acoustic session, acoustic night, recital, show | tickets
Feel it live / Turn it up / Come for the music / Live, loud and close

jazz, jazz night, jazz concert, jazz evening, blues night | tickets
Low lights, blue notes / Let it swing / Slow down, lean in, listen / Smooth sounds, good company

classical concert, symphony, orchestra concert, choir concert, carol concert, opera | tickets
Close your eyes and listen / Strings, breath and silence / Feel every note / Music that fills the room

open mic, open mic night, poetry night, poetry reading, poetry slam, spoken word, comedy night, stand-up, comedy show, improv night | register
The mic is yours / Say it out loud / Bring your words / Come for the laughs

party, dance party, club night, dj night, rave, disco, house party, block party, pool party, beach party, salsa night, night | tickets
Bring your dancing shoes / Dance like nobody's filming / Lights down, music up / Everyone on the floor

karaoke, karaoke night | register
Grab the mic / Sing it like you mean it / Your song is waiting / Loud, proud and off key

quiz, quiz night, pub quiz, trivia, trivia night, bingo, bingo night, game night, games night, board game night | register
Bring your brains / Know it all? Prove it. / Team up and play / Winner takes the bragging

festival, music festival, food festival, street festival, summer festival, film festival, beer festival, fest, arts festival | tickets
Come out and play / Come hungry, leave happy / Sun, sound and good people / Bring your friends

market, farmers market, craft market, flea market, night market, makers market, christmas market, bazaar, craft fair, artisan market, pop-up market, vintage market | visit
Come for a wander / Browse, taste, chat / Good finds, kind faces / Bring a bag and an appetite

fair, fete, fête, summer fair, school fair, village fete, county fair, fun fair, funfair, carnival, family day, community day, block fair | visit
Fun for every age / Come one, come all / Cake, games and good neighbours / Bring the whole family

yard sale, garage sale, bake sale, jumble sale, rummage sale, moving sale, estate sale, car boot sale, swap, clothes swap, book sale, plant sale, tag sale | visit
One person's clutter, your treasure / Come and have a rummage / Good things looking for new homes / Bring a bag and some curiosity

exhibition, art show, art exhibition, vernissage, photo exhibition, gallery opening, photography exhibition, student exhibition, expo | visit
Come and look closer / Stand still for a while / See it with your own eyes / Art, up close

workshop, craft workshop, art class, pottery workshop, pottery class, painting class, cooking class, drawing class, class, crafternoon, sewing class, sip and paint, paint and sip, cooking workshop, baking class | register
Make it with your own hands / Learn by doing / Roll up your sleeves / Come make something

webinar, online event, live stream, livestream, online workshop, virtual event, zoom session | seat
Save your seat / Learn it live / From your screen, with your questions / Tune in, take notes

conference, summit, symposium, congress, convention, forum, tech conference, panel, panel discussion, trade show | seat
Where ideas meet / Listen, meet, share / Big questions, good company / Come with questions

talk, lecture, keynote, seminar, author talk, book launch, reading, book reading, book signing, q&a, town hall, information evening, info session, meeting | register
Come with questions / Listen in / An idea worth an hour / Lean in and listen

meetup, networking, networking event, networking evening, meet-up, mixer, coffee morning, social, book club, get-together, reunion, class reunion, alumni reunion | register
Come and say hello / Good talk, new faces / Bring a friend, meet a few / We saved you a chair

screening, film screening, movie night, film night, film, movie, premiere, outdoor cinema, open air cinema | tickets
Lights down, film on / Bring popcorn / Sit back and watch / See it on the big screen

play, theatre play, musical, drama, pantomime, school play, puppet show, dance show, circus, magic show, performance, ballet performance | tickets
Take your seat / The curtain rises / A story told live / See it happen in front of you

run, fun run, charity run, marathon, half marathon, race, 5k, 10k, park run, colour run, color run, triathlon, obstacle race, walkathon | register
Lace up / On your marks / Run it your way / Every step counts

bike ride, ride, cycling race, bike tour, charity ride, cycle tour | register
Two wheels, good company / Ride along / Saddle up / Follow the road

walk, hike, guided walk, guided tour, walking tour, nature walk, city tour, clean-up, cleanup, beach clean-up, park clean-up | register
Put on good shoes / See it on foot / Fresh air, good company / Come along for the walk

match, game, tournament, football match, football tournament, basketball game, soccer tournament, chess tournament, tennis tournament, home game, league, golf tournament, tryout, tryouts, derby, final, esports tournament, gaming tournament | tickets
Game on / Cheer them on / Play hard, play fair / Bring your voice

fundraiser, gala, charity gala, benefit, charity dinner, charity auction, auction, benefit concert, charity event, food drive, blood drive, toy drive, fundraising dinner | donate
Together we can / Come for a good cause / Small gifts, big hearts / Give a little, do a lot

dinner, supper, supper club, brunch, tasting, wine tasting, beer tasting, tasting menu, lunch event, cookout, barbecue, bbq, picnic, pancake breakfast, potluck, afternoon tea, crawfish boil, fish fry, iftar | reserve
Come hungry / Pull up a chair / Good food, long table / Taste, talk, linger

camp, summer camp, day camp, football camp, holiday camp, kids camp, soccer camp, coding camp, art camp | register
Muddy knees, big smiles / New friends, new tricks / Play, learn, laugh, repeat / Where the fun is

retreat, yoga retreat, wellness retreat, writing retreat, weekend retreat | book
Step away and breathe / Quiet time, good food, soft light / Leave the list at home / Come back to yourself

open day, open evening, open studio, open studios, open garden, open gardens, campus tour, school tour, taster day, orientation, trial day | visit
Come and look around / See it for yourself / Ask us anything / The door is open

competition, contest, photo contest, hackathon, talent show, baking contest, costume contest, art contest, science fair, spelling bee | register
Show us what you've got / Give it a go / Your turn to shine / Bring your idea

parade, pride, march, rally, protest, procession, vigil, climate march | learn
Walk with us / Loud, proud, together / Show up, stand together / Fill the street

fashion show, runway show, trunk show, pop-up, pop up shop, pop-up shop, pop-up store, launch party, launch event, opening party, store opening | visit
Come and see it first / Here for a little while / Front row for you / Come say hello

adoption day, dog adoption day, adoption event, pet adoption, adoption fair, pet adoption day, adoption | visit
Come and meet your new friend / Four paws, looking for family / Take some love home

story time, storytime, children's theatre, kids party, playdate, puppet theatre, face painting, egg hunt, trick or treat | visit
For small people with big ideas / Once upon a time / Little ones, big fun / Come and play

church service, worship, worship night, mass, prayer meeting, bible study, youth group, revival, youth night, vacation bible school | visit
You're welcome here / Come as you are / There's room for you / Sing, pray, belong

training session, first aid course, information session, study group, exam review, coding workshop, tech talk, career fair, job fair | register
Come and find out / Bring your questions / Learn it together / A good place to start
`;
