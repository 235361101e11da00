/** Lines for kinds of events: "phrases | button", then the lines. Read by copy-classes.ts. */
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
