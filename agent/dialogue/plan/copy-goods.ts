/** Lines for kinds of goods and the shops that sell them: "phrases | button", then the lines. Read by copy-classes.ts. */
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
