import { phrases, type MoreExamples } from "../../assistant/questionExamples.ts";

/** Questions in English as colleagues say them in passing. */
export const en: MoreExamples = {
  appointments: phrases(`
    who else is coming today; is there anyone else tomorrow; is it crazy tomorrow; is it a zoo today; is tomorrow afternoon insane; how many folks today; how
    many people are left on the schedule; is tomorrow crazy; is it going to be a mad day; is
    Wednesday hectic; am I swamped on Monday; is the afternoon slammed; today's line-up; the line-up
    for Friday; go through today with me; who all is coming; headcount for tomorrow; total of
    consultations this week; how many visits in all this month; who's on the books for Tuesday;
    anyone penciled in for Friday; do I have somebody tomorrow; have I got anyone on Monday; anybody
    for me on Friday; is there anyone tomorrow; what have I got on today; what am I in for tomorrow;
    what's the damage today; is my morning crammed; is it a heavy day; quiet day tomorrow?; how is
    Thursday shaping up; am I booked solid; how packed am I; rundown of the week; quick overview of
    Friday; walk me through tomorrow; who is in with me at ten; who comes after this one; who do I
    see after this; who have I still got to see; how many more to go today; how many have I got
    left; when does my day end; when do I finish today; how late do I work tomorrow; what time is my
    last one; who was in this morning; whom did I have in yesterday; how many did I get through last
    week; when is Ana in next; is Ana coming in this week; has Ana got anything booked; is Ana
    booked in; am I on this weekend; anybody at half past nine; who's that at eleven; pts tmrw; hw
    many today; appts nxt wk; who is the four o'clock; is anyone coming after lunch; what does
    Monday hold; do I have clinic on Friday; how many new patients today; any video calls booked for
    Monday; any bodies this afternoon; can I go home early; am I done for the day; is there more to
    come this evening; who booked the 9 o'clock; give me the names for Friday; names for tomorrow;
    is my calendar empty on Monday; did Ana attend; did Ana keep her appointment; when was Ana
    supposed to come; what's the plan for today; how does the week look; the roster for Thursday;
    how long is my Tuesday; roll call for tomorrow; just the number of patients last week; easy day
    on Wednesday
  `),
  requests: phrases(`
    bookings I have to accept or decline; what do I need to approve or reject; requests to say yes
    or no to; bookings that need a decision; appointments I haven't accepted; requests nobody has
    handled; requests I haven't looked at; who is waiting for a yes from me; does anybody need me to
    confirm their booking; is someone waiting for me to confirm; which bookings haven't I replied
    to; who have I not got back to about an appointment; anyone after an appointment; who is trying
    to get in; anything waiting for my approval; bookings to sign off; people hoping to be seen; has
    anyone tried to book; anyone want to see me; requests I still owe an answer; what is waiting for
    my okay; any appointment I need to accept; have I got requests left to deal with; did anyone put
    in for a time; new bookings to look at; did new patients try to book; people trying to get an
    appointment; who reached out for an appointment; booking inquiries; who is asking for a date;
    patients I should get back to about a time; who's keen to come in
  `),
  waiting: phrases(`
    who is late; which patient is late; is my patient late; is she running late; who has not arrived
    yet; who did not turn up; am I making anyone wait; do I keep anybody waiting right now; is a
    patient sitting around; has the patient joined the call; did my patient get into the video call;
    is the video patient in; who's been waiting longest; anyone sitting out there; is somebody
    outside already; are people waiting on me; is my two o'clock here; has my nine o'clock turned
    up; did my next one show; is she here yet; is he in yet; has she logged on; who's sitting there;
    is there a queue; how long is the queue; am I keeping people waiting; has anyone turned up; has
    Ana turned up; did Ana make it; is Ana sitting outside; anyone in the lobby yet; is the patient
    ready for me; who has checked in so far; is my video patient hanging around; is anyone hanging
    around; is the telehealth patient there; who has been sitting there; has somebody logged in; any
    no-shows sitting there now; who is ready to be seen; who is ready for me; did they connect
  `),
  tasks: phrases(`
    which tasks are due on Monday; which tasks are due between Monday and Friday; read me my list;
    read out my to-dos; list of stuff to do; the things on my list; chores for this week; what's
    there to do about Ana; what's there to do for Ana; what's on my plate; what is still on my list;
    anything on my to do list; anything on my to-do list for today; what do I still have to do for
    Ana; what did I want to do for Ana; what have I promised to do; what needs doing today; jobs for
    today; my jobs; chores left; what's next on the list; anything I should get done this week; how
    long is my to-do list; what's open on my list; what do I need to finish up; paperwork to do;
    admin to do; anything due soon; what should I tackle first; what did I promise; what did I
    commit to; what am I supposed to do; loose ends; what remains to be done; errands; what's my
    homework; follow-ups I owe; calls I have to make; letters to write; what else do I need to sort
    out
  `),
  freeSlots: phrases(`
    am I free early next week; am I free late on Monday; where on Tuesday can I add a child; when
    could I add an urgent case; a moment on Friday for an emergency; any time for a walk-in; is
    there anywhere I can put a child; could I slip someone in; spare time on Friday; a quick slot
    for a rash; where could I put somebody on Friday; got a gap; any gaps; any wiggle room tomorrow;
    is there a hole in my afternoon; could I take one more; earliest I can see someone; soonest I
    could fit someone; when's my first gap; have I got a spare half hour; any breathing room on
    Monday; when do I have nothing; what's unfilled this week; spots going tomorrow; can we fit one
    in; is my two o'clock free; room for an extra; when can they come in; when am I not booked; is
    anything open Friday; do I get a breather; do I get a break today; time for a coffee today; a
    moment to breathe; when can I catch my breath; when's a quiet moment; idle time tomorrow; any
    openings for a new patient; could I take a lunch break; where is there slack; unused half hours;
    when's nobody booked; at what time could I see a worried parent; what time could she come
  `),
  vitals: phrases(`
    o2 last visit; pulse at the last visit; weight at the last visit; what was her temp when she
    came; how many kilos was she; her pressure when she arrived; has he lost any weight; is the
    weight creeping up; has her pressure settled; how's the pressure been; what was her pressure
    running at; where is her BP at; how high was it last time, the pressure; what are the sats like;
    how is she satting; any temp; was she hot last time; her sugars; sugars lately; how have the
    sugars been; what did she weigh in at; what's the pulse doing; how fast is the heart; last set
    of obs; numbers from last time; how tall is she; what's her body mass index these days; did the
    weight go down over the last months; pressure readings this month; heart beats per minute; beats
    per minute last time; how quickly does her heart beat; how many degrees; was there fever; how
    much oxygen; mg/dl last time; mmHg; her size; what did the scale say; the cuff reading; numbers
    for sugar
  `),
  medications: phrases(`
    is she still on an SSRI; still on an antidepressant; any antidepressant; is he on anything for
    anxiety; any creams; which ointment does she use; who prescribed it; who put her on ramipril;
    who started that; what did she take last month; what did she take before; what was she on last
    year; what tablets is she on; what is he on at the moment; what's she been given; which pills;
    what do we have her on; what is she getting; is she on anything; on any blood thinners; is she
    taking something for sleep; any inhalers; what does he take for his heart; her regular tablets;
    remind me what she takes; what's her regimen; what are the current scripts; does she take
    anything; everything she swallows; what does she swallow in the morning; what goes into her pill
    box; all her drugs; drugs at home; repeat prescriptions; which injections does he get; does she
    use drops; what's on her prescription; evening tablets; how many drugs is she on
  `),
  allergies: phrases(`
    any drug she must not get because of an allergy; what to avoid because of allergies; drugs off
    limits for allergy; any allergies on her chart; allergies in the record; is she ok with
    penicillin according to the record; what can't she have; anything she reacts to; does she react
    badly to anything; any bad reactions on file; what sets her off; anything I should avoid on
    file; allergic to anything at all; reacts to what; known reactions; any sensitivities; allergies
    on record?; drug reactions; did she ever react to a drug; does anything bring her out in a rash;
    a drug allergy flagged; is an allergy flagged; any red flags for allergies; what gives her
    hives; what makes her itch; is peanut a problem for him; any anaphylaxis
  `),
  problems: phrases(`
    what has she got; what's wrong with her on record; what does she have on her list; what is he
    known with; main problems; her background; what's in her past history; what conditions are we
    following; any long-standing conditions; has she had anything serious before; known heart
    disease?; what's he living with; give me her history of illnesses; diagnosed with something
    chronic; has anyone diagnosed her with anything; what has he been diagnosed with; what's she got
    wrong long term; any cancer in the record; her illnesses so far; what runs on her list; surgical
    history; is he a known asthmatic
  `),
  notes: phrases(`
    pull up what I documented; bring up my previous note; what I put down at her previous
    appointment; what was in my note; what did I put last time; what did I jot down; what did we say
    last time; why did she come in last time; read back my last note; where did we leave off; what
    was I thinking last visit; what's in my last entry; what did I document; gist of the last note;
    recap of the last visit; what was the plan; the gist of our last conversation; what did she
    complain about last time; what did she tell me last time; what was said at the last visit; sum
    up the last encounter; what were her symptoms last time; what did I find on exam; last
    consultation in short; main points of my last note
  `),
  "help/noAdvice": phrases(`
    is that mole malignant; is this lesion benign; does this look infected; is it contagious; which
    antibiotic should she get; what should I start her on; is she depressed; is he bipolar; should I
    biopsy it; could this be lupus; might this be gout; reckon it's viral?; what do you reckon it
    is; max dose of ibuprofen; maximum dose of ramipril; what's the highest dose; usual dose of
    amoxicillin; starting dose for metformin; how much can I give; is she ok to have ibuprofen; can
    he have aspirin with that; is it fine to give both; what would you do; what should I do with
    her; what's the next step for her; does that sound like asthma; do I need to worry; should she
    be on a statin; would you start insulin; what's first line; second line for hypertension;
    antibiotic for a UTI; which tablet is better; is a pressure like that bad; should I send her to
    the ER; is it an emergency; rule out a clot?; what could explain her tiredness; how would you
    explain her dizziness; what explains this; why does she feel sick; can I combine ramipril and
    ibuprofen; do these two go together; what's your take; is this worth a referral; which test
    should I order; how long should she take it; when should she come back; is she fit to drive; fit
    for work?; could she be pregnant; what's the prognosis; how bad is it; should I switch her to
    something stronger; change to another class?; how much amoxicillin for a child; how much for a 12 kg child
  `),
  "help/orders": phrases(`
    bump the sertraline up to 100; raise the ramipril to 10; lower the metformin to 500; titrate up;
    swap the ramipril for losartan; postpone everything by half an hour; push everything back 30
    minutes; move the whole afternoon; start amoxicillin for Ana; put Ana on ramipril; give Ana
    metformin; start her on insulin; up her dose in the list; take her off ramipril; move my three
    o'clock; bump my three o'clock to Friday; squeeze Ana in on Friday; fit Ana in tomorrow; slot
    Ana in at ten; get Ana in on Monday; ring Ana; text Ana; tell her I'm late; let them know I'm
    late; refill her prescription; renew her script; jot down that she is fine; add this to her
    allergies; put a task in for me; cross that off; clear my Friday; call off my afternoon; say yes
    to all requests; turn down that request; squeeze Ana in before lunch; get Ana in today; find Ana
    a time and book it; write up the visit; finish my note; fill in her weight; cross off the call;
    let the patient in; accept Ana's request; hand my Friday over; keep ten o'clock free; refer her
    to cardiology
  `),
  others: phrases(`
    does Dr. Brown have space on Monday; is Dr. Brown free tomorrow; when is Dr. Brown in; who is
    Dr. Brown seeing; who covers for Dr. Brown; which clinician has time; is anyone else free;
    what's the whole clinic's schedule; who's on call; how many patients do I have altogether; which
    patients are on insulin; who has the highest pressure; who's working today; which colleagues are
    in; how's Dr. Brown's day; other doctors' free times; average weight of my patients; how many of
    my patients smoke
  `),
  "help/assistant": phrases(`
    what do you do; what are you able to do
  `),
  "help/messages": phrases(`
    messages; inbox; unread messages; new messages; messages from patients; did a patient write to
    me; has Ana written; has Ana replied; what did Ana write to me; did anyone message me; anything
    in my inbox; show my messages; read me my messages; how many unread messages; where do I see
    messages; chat with Ana; did I get a reply; what did the patients text me; texts from patients;
    what did they write; did she answer my message; any mail; my mailbox; read the chat
  `),
  "help/waitingList": phrases(`
    waiting list; waitlist; who's on the waiting list; who is on my waitlist; anyone on the
    cancellation list; who wants an earlier appointment; who wants to come sooner; patients waiting
    for an earlier time; who could take a canceled slot; standby list; how long is the waiting list;
    is Ana on the waiting list; where is the waiting list; who's hoping for an earlier slot; how
    long is my waitlist; how many are on the waitlist; who hopes for a sooner date; fill a
    cancellation; who can jump in
  `),
  trend: phrases(`
    is she losing weight; is she losing weight or not; is he gaining weight; are the pressures
    getting any better; are the readings coming down; is she getting heavier; is it going the right
    way; losing or gaining; how has her pressure developed; trend of the weight; is the weight going
    up or down; is her pressure getting better; pressure over the last year; weight trajectory;
    course of the glucose; how has the sugar changed; is she gaining; has he lost weight; has she
    put on weight; pressure curve; weight history; compared with last time; compared with the
    previous values; is the pulse slowing; is the temperature coming down; any change in the sats;
    how are the readings evolving; weight since spring; is it improving, the pressure; did the
    weight drop; is her BMI falling; is she heavier than before; the values over time; plot the
    pressure; rising sugars?; blood pressure progress; has her glucose been creeping up; is her
    sugar climbing; is his pressure dropping; what direction is the weight going; up or down; better
    or worse than last time; did the numbers get worse; has it come down
  `),
  next: phrases(`
    who do I need to get ready for; who should I prepare for; who is in once this one leaves; I'm finished here who is it; I'm done who do I fetch; as soon as I'm done who is it; once I'm through with him who is up; who walks in next; who goes after; who
    do I call in now; who do I bring in next; next patient; who is next; who's next; who's up next;
    who comes next; next appointment; my next appointment; nxt pt; who's up; whose turn is it; who
    do I see now; who do I see next; who am I seeing next; who follows; who's after this; who's
    after this one; next one; when is my next appointment; what time is the next one; who's my
    upcoming patient; who is it now; when do I see Ana next; when is Ana due back; Ana's next visit;
    when does Ana come again; next visit of Ana; whose chart do I open next; whose file is next;
    which patient am I about to see; who am I about to see; who's on deck; who do I take next; who
    is due in now; who is it; next please
  `),
  overdue: phrases(`
    what should have been finished already; chores that ought to be done by now; which ones should I
    have finished; just the late ones; only what is late; what was supposed to be ready; what is
    past due; the stuff that's late; what never got done on time; stuff I'm late on; what am I late
    with; what have I let slide; anything that slipped; what's dragging; tasks that ran over; which
    deadlines did I blow; what should already be done; what's gone past its date; anything past
    deadline; what's way behind; tasks from last week I didn't do; what did I not get done in time;
    have I missed a deadline; what has been lying around too long; overdue; what's overdue; anything
    overdue; overdue tasks; how many are overdue; deadlines I've blown; deadlines I have missed;
    what I failed to do; what's long overdue; what should've been wrapped up; what have I neglected;
    what have I put off too long; which ones expired; tasks past their date; tasks whose date has
    passed; the date has gone by; which ones have run out
  `),
  "help/privacy": phrases(`
    who can see what I ask; do you keep what I ask you; do you save what I type; can anyone else read what I type; who else can read this
  `),
  offTopic: phrases(`
    my back hurts; my back is killing me; ugh; I have a headache; I need a vacation; I'm so tired;
    my feet hurt; this is boring; what a mess; the coffee is cold; score of the match; who scored;
    how's the match going; is it going to rain; will it be sunny tomorrow; lol; haha; lol thanks;
    cheers mate; you're the best; nice one; good job; I'm exhausted; what a day; I need a coffee;
    never mind; forget it; see you tomorrow; good night; wow; hmm; yes; no; why; who's winning;
    what's for dinner; can you order lunch; I love you; you are useless; that's wrong; are you
    stupid; what's my salary; how do I get home; traffic; when is my flight; happy birthday; what's
    the wifi; print my payslip; did the lab call; what is the meaning of life; I could murder a
    sandwich; I'd love a pizza; my feet are cold; my kid is sick; what's the time in Tokyo; my car
    broke down; where's my pen; this computer is slow; the printer is broken; who's on the phone;
    I'm late; I hate Mondays; what's cooking; good luck; who will win the election; who will be
    president
  `),
};
