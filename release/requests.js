// The requests of release 0.1.0, written by `npm run release`.
var a={users:"users",leads:"leads",activities:"activities",salesStats:"salesStats",leadKeys:"leadKeys",leadImports:"leadImports",importRuns:"importRuns",leadMerges:"\
leadMerges",staff:"staff",notifications:"notifications",tasks:"tasks",auditLog:"auditLog",accessChanges:"accessChanges",patients:"patients",appointments:"appoin\
tments",slots:"slots",requestPlaces:"requestPlaces",recordAccess:"recordAccess",records:"records",vitals:"vitals",medications:"medications",notes:"notes",visits:"\
visits",revocations:"revocations",usernames:"usernames",passkeys:"passkeys",challenges:"challenges",rateLimits:"rateLimits",enquiries:"enquiries",newsWindows:"n\
ewsWindows",mailRequests:"mailRequests",mail:"mail",mailSuppressions:"mailSuppressions",processedEvents:"processedEvents",erasures:"erasures",threads:"threads",
messages:"messages",settings:"settings"};import*as P from"zod/mini";import*as Q from"zod/mini";var cs=String.raw`\x7f-\x9f\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}`,wd=String.raw`\x00-\x1f`+cs,hd=String.raw`\x00-\x08\x0b-\x1f`+cs,Po=String.raw`\x00-\x20\x7f-\u{a0}\u{1680}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{206f}\u{3000}\u{feff}`;
function $r(e){let t=e===null?"*":`{0,${e-2}}`;return`[^${Po}](?:[^${wd}]${t}[^${Po}])?`}var ds=80,ss="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",is=String.raw`[^\x00-\x2f\x3a-\x60\x7b-\u{a0}\u{1680}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{206f}\u{3000}\u{feff}]{1,20}`,
w={name:Qe($r(ds)),displayName:Qe($r(120)),wording:Qe($r(null)),text:Qe(`[^${Po}](?:[^${hd}]*[^${Po}])?`),email:Qe(String.raw`[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@${ss}(?:\.${ss})+`),
search:Qe(`(?:${is}(?: ${is})*)?`),phone:Qe(String.raw`\+[1-9][0-9]{6,14}`),country:Qe("[A-Z]{2}"),documentNumber:Qe("[A-Z0-9]{4,20}"),id:Qe("[A-Za-z0-9_-]{1,12\
8}"),day:Qe("(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]\
|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"),timezone:Qe("[A-Za-z0-9_+-]{1,32}(?:/[A-Za-z0-9_+-]{1,32}){0,2}")},An=254,ls=500;function Qe(e){return new RegExp(`^${e}$`,"u")}var yd=["telemedicine","inPerson"],Co=["pending","confirmed","cancelled","done"],ms={pending:["confirmed","cancelled"],confirmed:["done","cancelled"],cancelled:[],
done:[]},Tr=30;var bd=60;var Dr=300,ps=6e4,Rp=Q.strictObject({clinicianId:Q.string().check(Q.regex(w.id)),patientId:Q.string().check(Q.regex(w.id)),patientName:Q.string().check(Q.regex(
w.displayName)),mode:Q.enum(yd),status:Q.enum(Co),startsAt:Q.date().check(Q.refine(Pr)),reason:Q.string().check(Q.refine(e=>e.length<=Dr&&(!e||w.wording.test(e)))),
requestedBy:Q.string().check(Q.regex(w.id)),rev:Q.int().check(Q.gte(1)),createdAt:Q.date(),updatedAt:Q.date(),timeSetAt:Q.optional(Q.date())});function Pr(e){return e.
getTime()%(Tr*ps)===0}function Xt({startsAt:e}){return xd(e,Tr+bd)}function xd(e,t){return new Date(e.getTime()+t*ps)}var Ae=["en","es","pt","fr"];var Rd=["waiting","admitted","left","ended"],Xn=P.string().check(P.regex(w.id)),Lp=P.strictObject({clinicianId:Xn,patientId:Xn,patientName:P.string().check(P.regex(
w.displayName)),language:P.enum(Ae),state:P.enum(Rd),waitingSince:P.date(),seenAt:P.date(),patientSession:Xn,clinicianSession:P.nullable(Xn),admittedAt:P.nullable(
P.date()),endedAt:P.nullable(P.date()),expireAt:P.date()});var Fo=Xt;var zd=["description","candidate"],Mo=16384,Rn=100;function zn(e,t){return`${e}_${t%Rn}`}var Np=P.strictObject({from:Xn,session:P.string().check(P.maxLength(257)),
number:P.int().check(P.gte(1)),kind:P.enum(zd),payload:P.string().check(P.refine(e=>e.length<=Mo)),createdAt:P.date(),expireAt:P.date()}),eo="signals";function Cr(e){
return`${a.visits}/${e}/${eo}`}var jo=`${a.threads}/{threadId}/${a.messages}`;var Eo=`{path=**}/${a.notes}`;function Dt(e){return`${a.records}/{patientId}/${a[e]}`}import*as pe from"zod/mini";var Fp=720*60*60,Mp=pe.strictObject({validAfter:pe.int().check(pe.gte(0)),endedSignIns:pe.prefault(pe.record(pe.string().check(pe.regex(
/^[0-9]{1,12}$/)),pe.literal(!0)),{})}),us={validAfter:0,endedSignIns:{}};var it={before:999999,sameSecond:1e6,after:1000001},Qo=Math.floor(Date.now()/1e3),fs=720*60*60,to={tooLongAgo:Qo-fs-1,barelyInTime:Qo-fs+600,ended:Qo-60,recently:Qo-
59},kd={validAfter:it.sameSecond,endedSignIns:{[to.ended]:!0}},Sd={...Object.fromEntries(["ben","cleo","emil","zoe"].map(e=>[Fr(e),us])),...Object.fromEntries([
"nora","ana","gus","carla","dora","dina"].map(e=>[Fr(e),kd])),[Fr("fay")]:{validAfter:it.before}};function Fr(e){return`${a.revocations}/${e}`}var Ce=[{name:"nobody",uid:null,claims:{}},{name:"user without role",uid:"nora",claims:{}},{name:"owner",uid:"ana",claims:{role:"sales",passkeyRequired:!0,passkey:!0}},
{name:"colleague",uid:"ben",claims:{role:"sales"}},{name:"clinician",uid:"carla",claims:{role:"medical"}},{name:"member",uid:"dora",claims:{role:"member"}},{name:"\
employer",uid:"emil",claims:{role:"employer"}},{name:"partner",uid:"fay",claims:{role:"partner"}},{name:"admin",uid:"gus",claims:{role:"admin"}},{name:"owner wh\
o lost the role",uid:"ana",claims:{}},{name:"owner turned clinician",uid:"ana",claims:{role:"medical"}},{name:"owner turned admin",uid:"ana",claims:{role:"admin"}},
{name:"owner with a role misspelt",uid:"ana",claims:{role:"Sales"}},{name:"owner with roles in a list",uid:"ana",claims:{role:["sales"],roles:["sales"]}},{name:"\
ended user without role",uid:"nora",claims:{iat:it.before}},{name:"ended owner",uid:"ana",claims:{role:"sales",iat:it.before}},{name:"ended admin",uid:"gus",claims:{
role:"admin",iat:it.before}},{name:"owner signed in too long ago",uid:"ana",claims:{role:"sales",auth_time:to.tooLongAgo}},{name:"owner signed out on this devic\
e",uid:"ana",claims:{role:"sales",auth_time:to.ended}},{name:"owner without the required passkey",uid:"ana",claims:{role:"sales",passkeyRequired:!0}},{name:"ano\
ther clinician",uid:"cleo",claims:{role:"medical"}},{name:"another member",uid:"dina",claims:{role:"member"}},{name:"ended clinician",uid:"carla",claims:{role:"\
medical",iat:it.before}},{name:"ended member",uid:"dora",claims:{role:"member",iat:it.before}},{name:"clinician who lost the role",uid:"carla",claims:{}},{name:"\
member who lost the role",uid:"dora",claims:{}},{name:"another ended member",uid:"dina",claims:{role:"member",iat:it.before}}],Bp=new Set([a.patients,a.appointments,
a.slots,a.requestPlaces,a.recordAccess,Dt("vitals"),Dt("medications"),Dt("notes"),Eo,a.tasks,a.threads,jo,a.visits,`${a.visits}/{visitId}/${eo}`]);var Wp=new Set([a.staff,a.auditLog,a.settings]);var vd=new Map([["owner signed in too long ago",a.salesStats],["owner signed out on this device",a.salesStats],["owner without the required passkey",a.salesStats],
["another ended member",a.requestPlaces]]);function kn({name:e,claims:t}){return"iat"in t||vd.has(e)}function Id(e,{uid:t,claims:n}){return(t===null?e.unauthenticatedContext():e.authenticatedContext(t,{iat:it.
sameSecond,auth_time:to.recently,...n})).firestore()}import{Timestamp as Ed}from"firebase/firestore";function Ie(e={}){return{name:"Beatriz Nogueira",birthDate:"1984-02-29",sex:"female",language:"pt",clinicians:["camille"],...e}}function Z(e={}){let t=e.createdAt??new Date("2026-11-16T09:30:00Z");return{clinicianId:"camille",patientId:"beatriz",patientName:Ie().name,mode:"telemedicine",
status:"pending",startsAt:new Date("2026-11-24T10:00:00Z"),reason:"Headaches in the evening",requestedBy:e.patientId??"beatriz",rev:1,createdAt:t,updatedAt:t,timeSetAt:t,
...e}}import{DateTime as eu,IANAZone as tu}from"luxon";import*as Ve from"zod/mini";var Od=6e4,ru=Ve.strictObject({clinicianId:Ve.string().check(Ve.regex(w.id)),appointmentId:Ve.string().check(Ve.regex(w.id)),startsAt:Ve.date().check(Ve.refine(
Pr))});function gs(e,t){return`${e}_${t.getTime()/Od}`}import{serverTimestamp as Ld}from"firebase/firestore";var ws=30*6e4;function G(e){return new Date((Math.floor(Date.now()/ws)+e)*ws)}var jr={dora:Ie({name:"Dora",clinicians:["zoe","carla"]}),dina:Ie({name:"Dina",clinicians:[
"cleo"]}),drew:Ie({name:"Drew",clinicians:["carla","cleo"]})},wt={clinicianId:"carla",patientId:"dora",patientName:"Dora"};function Er(e){let{timeSetAt:t,...n}=Z(
e);return n}var Ge={pending:Z({...wt,startsAt:G(100)}),confirmed:Z({...wt,status:"confirmed",startsAt:G(101)}),cancelled:Z({...wt,status:"cancelled",startsAt:G(
102)}),done:Z({...wt,status:"done",startsAt:G(-100)}),begun:Z({...wt,status:"confirmed",startsAt:G(0)}),missed:Z({...wt,startsAt:G(-3)}),renamed:Z({...wt,patientName:"\
Theodora",startsAt:G(106)}),undated:Er({...wt,startsAt:G(107)}),rival:Z({...wt,startsAt:G(101)}),cleos:Z({clinicianId:"cleo",patientId:"dina",patientName:"Dina",
status:"confirmed",startsAt:G(105)}),former:Z({clinicianId:"carla",patientId:"dina",patientName:"Dina",startsAt:G(103)})};function Pt(e){return`${a.appointments}\
/${e}`}function X(e,t){return`${a.slots}/${gs(e,t)}`}function _e(e,{clinicianId:t,startsAt:n}){return{clinicianId:t,appointmentId:e,startsAt:n}}function ht(e){return`${a.
requestPlaces}/${e}`}var Nd={1:"pending",2:"cancelled",3:"missed",4:"gone"},Mr=60*6e4,$d={1:new Date(Date.now()-Mr),2:new Date(Date.now()-24*Mr+10*6e4),3:new Date(
Date.now()-24*Mr)};function Ct(e,{place:t="5",turn:n="4",appointmentId:o="absent"}={}){let r=e==="dora"?hs:{places:{},madeAt:{}};return{appointmentId:o,place:t,
turn:n,places:{...r.places,[t]:o},madeAt:{...r.madeAt,[n]:Ld()}}}var hs={appointmentId:"pending",place:"1",turn:"1",places:Nd,madeAt:$d},He={forNew:G(130),forPending:G(
131)},en={...Object.fromEntries(Object.entries(jr).map(([e,t])=>[`${a.patients}/${e}`,t])),[Pt("absent")]:null,...Object.fromEntries(Object.entries(Ge).map(([e,
t])=>[`${a.appointments}/${e}`,t])),...Object.fromEntries(Object.entries(Ge).filter(([,{status:e}])=>e==="confirmed"||e==="done").map(([e,t])=>[X(t.clinicianId,
t.startsAt),_e(e,t)])),[ht("dora")]:hs,[ht("dina")]:null,[X("carla",He.forNew)]:_e("absent",{clinicianId:"carla",startsAt:He.forNew}),[X("carla",He.forPending)]:_e(
"pending",{clinicianId:"carla",startsAt:He.forPending})};function u(e,t){return e.runTransaction(n=>Promise.resolve(t(n)))}function Sn(e){return{...e,undecidable:!0}}function V(e,t){return(n,o)=>t(n.collection(e),o).get(
{source:"server"})}import{deleteField as Td,serverTimestamp as Dd}from"firebase/firestore";var i=Td(),c=Dd(),O="<own uid>",Pd=[i,null,7,!0,["Zo\xEB"],{text:"Zo\xEB"}],Cd=[""," ","\
 Zo\xEB","Zo\xEB ","\xA0","\u200D","Zo\xEB\u3000"],Fd=[`
`,"	","\0","\x7F","\x85","\u2028"],Md=["\u202E","\u2066","\u200B","\uFEFF"],Fe=[...Pd,...Cd,...[...Fd,...Md].map(e=>`Zo\xEB${e}B`),"x".repeat(1e5)];function M(e,t){
return Object.fromEntries(Object.entries(Je(e,t)).filter(([,n])=>n!==i))}function Je(e,t){return Object.fromEntries(Object.entries(e).map(([n,o])=>[n,o===O?t:o]))}
function f(e,t){return`${e} ${jd(t)}`}function jd(e){if(e===i)return"missing";if(e===c)return"now";let t=JSON.stringify(e,(n,o)=>o===c?"now":o);return t.length>
70?`${t.slice(0,60)}\u2026 (${t.length})`:t}var K=G(110);function Vo(e,t){return{operation:"get",name:e,send:o=>o.doc(Pt(e)).get({source:"server"}),allowedTo:t}}function Ft(e,t,n){let o=V(a.appointments,t);
return{operation:"list",name:e,send:o,allowedTo:n,undecidable:!0}}var ys={patientId:"dora",patientName:"Dora",requestedBy:O,startsAt:K},bs={createdAt:c,updatedAt:c,
timeSetAt:c};function Oe(e,t,n,o={takes:K}){let r=Z({clinicianId:"carla",status:"confirmed"});return xs(`made ${e}`,{...r,...ys,...bs,...t},n,o)}function Le(e,t,n,{
place:o="5",turn:r="4",id:s="absent"}={}){let l={...Z({clinicianId:"carla"}),...ys,...bs,...t};return xs(`asked for ${e}`,l,n,{place:o,turn:r},s)}function xs(e,t,n,{
place:o,turn:r="4",...s},d="absent"){let l=`${a.appointments}/${d}`,m=(y,p)=>u(y,z=>{let D=M(t,p);if(z.set(y.doc(l),D),o){let B=Ct(p,{place:o,turn:r,appointmentId:d});
z.set(y.doc(ht(p)),B)}As(z,y,s,"absent",String(D.clinicianId))}),S=[l,...Rs(s,String(t.clinicianId))];return{operation:"create",name:e,send:m,allowedTo:n,makes:S,
reads:o===void 0?4:5}}function L(e,t,n,o,r={}){let s=Ge[e],d="startsAt"in n&&n.startsAt!==s.startsAt,l={rev:s.rev+1,updatedAt:c,...d&&{timeSetAt:c}},m=(y,p)=>u(
y,z=>{z.update(y.doc(Pt(e)),Je({...l,...n},p)),As(z,y,r,e,s.clinicianId)}),S=Rs(r,s.clinicianId);return{operation:"update",name:`${e}: ${t}`,send:m,allowedTo:o,
makes:S,reads:5}}function Qr(e){return{operation:"delete",name:e,send:n=>u(n,o=>o.delete(n.doc(Pt(e)))),allowedTo:[]}}function As(e,t,{takes:n,givesUp:o},r,s){if(n!==
void 0){let d=X(s,n);e.set(t.doc(d),_e(r,{clinicianId:s,startsAt:n}))}o!==void 0&&e.delete(t.doc(X(s,o)))}function Rs({takes:e},t){return e===void 0?[]:[X(t,e)]}var ue=["clinician"],tn=["member"],Vr=["clinician","member"],Qd=["another clinician"],v=[],Vd=["clinician","another clinician","owner turned clinician"],_d=["me\
mber","another member"],{pending:_r,confirmed:no,former:Kd,begun:zs}=Ge,qd=new Ed(He.forNew.getTime()/1e3,1e3),qr=new Date(K.getTime()+3e4),Ud=[["clinicianId",[
i,null,7,"","a/b","cleo"]],["patientId",[i,null,7,"","a/b","dina"]],["patientName",[i,null,"Doris","dora"]],["mode",[i,null,"telephone"]],["status",[i,null,"can\
celled","done"]],["startsAt",[i,null,"soon",7,c,G(0),G(-100),qr,qd]],["reason",["x".repeat(301),...Fe.filter(e=>e!=="")]],["requestedBy",[i,null,"zoe"]],["rev",
[i,null,0,2,1.5,"1"]],["createdAt",[i,null,new Date("2020-01-01")]],["updatedAt",[i,null,new Date("2020-01-01")]],["timeSetAt",[i,null,new Date("2020-01-01")]],
["minutes",[60]]],Zd={clinicianId:"zoe",patientId:"drew",patientName:"Drew",mode:"inPerson",reason:"Something else",requestedBy:"zoe",createdAt:c,timeSetAt:c,minutes:60,
updatedAt:new Date("2020-01-01"),rev:3},Bd={clinicianId:"cleo",patientId:"dina",patientName:"Dina"},Ss=[Vo("confirmed",Vr),Vo("cleos",["another clinician","anot\
her member"]),Vo("absent",v),Ft("a page of one's own as clinician",(e,t)=>Kr(e,t),Vd),Ft("a page of one's own as patient",(e,t)=>ks(e,t),_d),Ft("more than a pag\
e as clinician",(e,t)=>Kr(e,t).limit(101),v),Ft("more than a page as patient",(e,t)=>ks(e,t).limit(101),v),Ft("all there is",e=>e,v),Ft("a page of somebody else\
's",e=>Kr(e,"zoe"),v),Ft("a page of everyone's",e=>e.limit(10),v),Qr("confirmed"),Qr("cancelled"),Oe("with her patient",{},ue),Oe("about nothing",{reason:""},ue),
Oe("in person, about much",{mode:"inPerson",reason:"x".repeat(300)},ue),Oe("not confirmed, which is a wish",{status:"pending"},tn,{place:"5"}),Oe("not confirmed\
, its time kept",{status:"pending",startsAt:He.forNew},tn,{place:"5"}),Oe("at a time kept for it",{startsAt:He.forNew},ue,{}),nn(Oe("without slot",{},v,{})),nn(
Oe("with another time's slot",{},v,{takes:G(111)})),Oe("at a time that is taken",{startsAt:no.startsAt},v,{}),Oe("with whom she treats no more",{patientId:"dina",
patientName:"Dina"},v),nn(Oe("with a stranger",{patientId:"stranger"},v)),Oe("at her colleague's",{clinicianId:"cleo",patientId:"drew",patientName:"Drew"},Qd),Le(
"of who treats her",{},tn),Le("under an id that is none",{},v,{id:"\xF1"}),Le("of Cleo, in place 1",Bd,["another member"],{place:"1"}),Le("without a place",{},v,
{place:null}),...["2","3","4"].map(e=>Le(`in place ${e}`,{},tn,{place:e})),Le("in turn 3, a day later",{},tn,{turn:"3"}),Le("about nothing",{reason:""},tn),Le("\
at a time that is taken",{startsAt:no.startsAt},tn),nn(Le("confirmed already",{status:"confirmed"},v)),Le("of who does not treat her",{clinicianId:"cleo"},v),Le(
"in another's name",{patientName:"Drew"},v),Le("for another",{patientId:"drew",patientName:"Drew"},v),...Ud.flatMap(([e,t])=>t.flatMap(n=>[Oe(`with ${f(e,n)}`,{
startsAt:He.forNew,[e]:n},v,{}),Le(`with ${f(e,n)}`,{[e]:n},v)])),L("pending","confirmed",{status:"confirmed"},ue,{takes:_r.startsAt}),L("renamed","confirmed",{
status:"confirmed"},ue,{takes:Ge.renamed.startsAt}),nn(L("pending","confirmed without slot",{status:"confirmed"},v)),L("pending","confirmed at another time",Re(
K),ue,{takes:K}),nn(L("pending","confirmed at another time with the old slot",Re(K),v,{takes:_r.startsAt})),L("pending","moved, unconfirmed",{startsAt:K},v,{takes:K}),
L("rival","confirmed",{status:"confirmed"},v),L("former","confirmed",{status:"confirmed"},v,{takes:Kd.startsAt}),L("missed","confirmed",{status:"confirmed"},v,{
takes:Ge.missed.startsAt}),L("missed","confirmed at a time to come",Re(K),ue,{takes:K}),L("confirmed","moved",Re(K),ue,_o(K)),...[new Date("2020-01-01"),i,null].
map(e=>L("confirmed",`moved with ${f("timeSetAt",e)}`,{...Re(K),timeSetAt:e},v,_o(K))),L("undated","confirmed",{status:"confirmed"},ue,{takes:Ge.undated.startsAt}),
L("undated","confirmed at another time",Re(K),ue,{takes:K}),L("confirmed","moved, the old slot kept",Re(K),v,{takes:K}),nn(L("confirmed","moved, no slot taken",
Re(K),v,{givesUp:no.startsAt})),L("confirmed","moved off the grid",Re(qr),v,_o(qr)),L("confirmed","moved to the past",Re(G(-100)),v,_o(G(-100))),L("confirmed","\
moved nowhere",{},v),L("begun","moved",Re(K),ue,{takes:K,givesUp:zs.startsAt}),L("cancelled","confirmed at another time",Re(K),v,{takes:K}),L("done","confirmed \
at another time",Re(K),v,{takes:K}),L("pending","cancelled",{status:"cancelled"},Vr),L("confirmed","cancelled",{status:"cancelled"},Vr,{givesUp:no.startsAt}),L(
"confirmed","cancelled, the slot kept",{status:"cancelled"},v),L("begun","cancelled",{status:"cancelled"},ue,{givesUp:zs.startsAt}),L("missed","cancelled",{status:"\
cancelled"},ue),L("begun","done",{status:"done"},ue),L("confirmed","done before its time",{status:"done"},v),...Co.flatMap(e=>Co.filter(t=>!ms[e].includes(t)).map(
t=>L(e,`to ${t}`,{status:t},v))),L("missed","done",{status:"done"},v),L("pending","to nothing known",{status:"noShow"},v),...Object.entries(Zd).flatMap(([e,t])=>[
L("pending",`cancelled with ${f(e,t)}`,Hd(e,t),v),L("pending",`confirmed with ${f(e,t)}`,Gd(e,t),v,{takes:_r.startsAt})]),L("pending","cancelled with rev 2.5",{
status:"cancelled",rev:2.5},v),L("pending","cancelled at a time kept for it",Wd(He.forPending),v),L("pending","confirmed at a time kept for it",Re(He.forPending),
ue),L("pending","cancelled at another time",{...Re(K),status:"cancelled"},v)];function nn(e){return{...e,undecidable:!0}}function Kr(e,t){return e.where("clinic\
ianId","==",t).orderBy("startsAt").limit(100)}function ks(e,t){return e.where("patientId","==",t).orderBy("startsAt").limit(100)}function Re(e){return{status:"c\
onfirmed",startsAt:e}}function Wd(e){return{status:"cancelled",startsAt:e}}function _o(e){return{takes:e,givesUp:no.startsAt}}function Hd(e,t){return{status:"ca\
ncelled",[e]:t}}function Gd(e,t){return{status:"confirmed",[e]:t}}var Ur=[];function vn(e,t,n,o=t){return[{...r("one's own",l=>l),allowedTo:o},r("another's",()=>"zoe"),r("one that does not exist",()=>"missing"),s("a page",l=>l.
limit(50),t),s("the largest page",l=>l.limit(100),t),s("more than a page",l=>l.limit(101),Ur),{...s("without limit",l=>l,Ur),undecidable:!0},d("create","one's o\
wn",(l,m)=>l.set(m("newcomer"),n)),d("update","one's own",(l,m,S)=>l.update(m(S),{mine:!0})),d("update","another's",(l,m)=>l.update(m("zoe"),{mine:!0})),d("dele\
te","one's own",(l,m,S)=>l.delete(m(S))),d("delete","another's",(l,m)=>l.delete(m("zoe")))];function r(l,m){return{operation:"get",name:l,send:(y,p)=>y.doc(`${e}\
/${m(p)}`).get({source:"server"}),allowedTo:t}}function s(l,m,S){return{operation:"list",name:l,send:p=>m(p.collection(e)).get({source:"server"}),allowedTo:S}}function d(l,m,S){
return{operation:l,name:m,send:(p,z)=>u(p,D=>S(D,B=>p.doc(`${e}/${B}`),z)),allowedTo:Ur}}}function In(e,t){let n=new Set(["zoe",...Ce.map(({uid:o})=>o??"strange\
r")]);return{...Object.fromEntries(Array.from(n,o=>[`${e}/${o}`,t])),[`${e}/newcomer`]:null}}import*as yt from"zod/mini";var Ko=yt.string().check(yt.regex(w.id)),Tu=yt.strictObject({patientId:Ko,clinicianId:Ko,appointmentId:Ko,openedAt:yt.date(),until:yt.date(),auditId:Ko});function vs(e,t){
return`${e}_${t}`}var Br=6e4,Is=60*Br;function oe(e){return new Date(Jd+e*Br)}var Jd=Date.now(),Zr={dora:.5,finishing:-.5,over:-24.5,unopened:null,cancelled:.5,moved:.5,kept:.5,absent:.5,
left:.5},Yd={cancelled:{status:"cancelled"},moved:{startsAt:oe(-59)},kept:{status:"done"},absent:null};function se(e,t){return`${a.recordAccess}/${vs(e,t)}`}function qo(e,t){
let n=oe(t*Is/Br),o=new Date(n.getTime()-Is),r={clinicianId:"carla",appointmentId:Wr(e),auditId:"older"};return{patientId:e,...r,openedAt:o,until:n}}function Wr(e){
return e in Zr&&e!=="dora"?`of-${e}`:"during"}function Os(e,t={}){let n=oe(e*60-90);return Z({clinicianId:"carla",status:"confirmed",startsAt:n,...t})}var Ls={[`${a.
appointments}/during`]:Os(.5),...Object.fromEntries(Object.entries(Zr).map(([e,t])=>{let n=Yd[e],o=t===null||n===null?null:Os(t,n);return[`${a.appointments}/of-${e}`,
o]})),...Object.fromEntries(Object.entries(Zr).map(([e,t])=>[se(e,"carla"),t===null?null:qo(e,t)])),[se("forged","carla")]:qo("dora",.5),[se("anas","ana")]:{...qo(
"anas",.5),clinicianId:"ana"},[se("borrowed","carla")]:{...qo("borrowed",.5),clinicianId:"cleo"}};var bt={early:J(40),soon:J(10),during:J(-10),ended:J(-60),closed:J(-100),done:{...J(-20),status:"done"},pending:{...J(-10),status:"pending"},cancelled:{...J(-10),
status:"cancelled"},cleos:{...J(-10),clinicianId:"cleo"},drews:{...J(-10),patientId:"drew"},leavers:{...J(-10),patientId:"leaver"},strangers:{...J(-10),patientId:"\
stranger"},strange:{...J(-10),patientId:"\xF1"},again:{...J(-10),patientId:"dora"},againEarly:{...J(40),patientId:"dora"},hurried:{...J(-10),timeSetAt:oe(-129)},
planned:{...J(-10),timeSetAt:oe(-130)},undated:{...J(-10),createdAt:oe(-129)},same:{...J(-10),patientId:"same"},replaced:{...J(-10),patientId:"replaced"},shifted:{
...J(-10),patientId:"shifted"},hasty:{...J(-10),patientId:"hasty"},lapsed:{...J(-10),patientId:"lapsed"}},Ns=["carla","cleo","ana"];function Gr(e){return`record\
-${e}`}function Ps(e){return e==="hurried"||e==="undated"}function J(e){return{clinicianId:"carla",patientId:"eve",status:"confirmed",startsAt:oe(e)}}var Cs=["d\
ora","finishing","over","unopened","cancelled","moved","kept","absent","left","forged","borrowed","anas","ana"],Xd={same:{appointmentId:"record-same",openedAt:oe(
-9),until:oe(80)},replaced:{appointmentId:"cancelled",openedAt:oe(-9),until:oe(80)},shifted:{appointmentId:"record-shifted",openedAt:oe(-9),until:oe(60)},hasty:{
appointmentId:"during",openedAt:oe(10),until:oe(30)},lapsed:{appointmentId:"during",openedAt:oe(10),until:oe(-1)}},el=Cs.filter(e=>!["dora","left","anas","ana"].
includes(e));function ct(e,t,n){return`${a.records}/${e}/${t}/${n}`}var tl={action:"recordOpened",appointmentId:"during",startsAt:oe(-60),flagged:!1,reason:null,
uid:"eve",by:"carla",at:new Date("2026-11-20T09:00:00Z")},on=new Date("2026-11-20T09:05:00Z"),Jr={appointmentId:"during",clinicianId:"carla"},$s={...Jr,measuredAt:on,
systolic:120,diastolic:80,weight:70.5,height:175,createdAt:on},Ts={by:"carla",at:on,reason:"Another patient's"},Ds={...Jr,name:"Metformin",dose:"500 mg",change:"\
started",createdAt:on},oo={...Jr,text:"Sleeps better.",status:"signed",addendumTo:null,rev:2,createdAt:on,updatedAt:on,signedAt:on},Hr={...oo,status:"draft",rev:3,
signedAt:null},Yr={signed:oo,draft:Hr,addendum:{...oo,addendumTo:"signed"},theirs:{...oo,clinicianId:"cleo"},theirDraft:{...Hr,clinicianId:"cleo"},anasDraft:{...Hr,
clinicianId:"ana"}},Mt={...en,...Object.fromEntries(Object.entries(bt).map(([e,t])=>[`${a.appointments}/record-${e}`,e==="undated"?Er(t):Z(t)])),...Object.fromEntries(
Ns.flatMap(e=>[[`${a.appointments}/record-of-${e}`,Z({...bt.during,clinicianId:e})],[`${a.appointments}/record-hurried-of-${e}`,Z({...bt.hurried,clinicianId:e})]])),
...Object.fromEntries(Object.entries(Xd).flatMap(([e,t])=>[[`${a.patients}/${e}`,Ie({clinicians:["carla"]})],[se(e,"carla"),{patientId:e,clinicianId:"carla",auditId:"\
older",...t}]])),[`${a.appointments}/7`]:Z(bt.during),[`${a.patients}/eve`]:Ie({clinicians:[...Ns]}),[`${a.patients}/\xF1`]:Ie({clinicians:["carla"]}),[`${a.patients}\
/leaver`]:Ie({clinicians:["cleo"]}),...Object.fromEntries(el.map(e=>[`${a.patients}/${e}`,Ie({clinicians:["carla"]})])),[`${a.patients}/anas`]:Ie({clinicians:["\
ana"]}),[`${a.patients}/left`]:Ie({clinicians:["cleo"]}),...Ls,[`${a.auditLog}/older`]:tl,[`${a.auditLog}/newer`]:null,...Object.fromEntries(Cs.flatMap(e=>nl(e)))};
function nl(e){return[[ct(e,a.vitals,"first"),$s],[ct(e,a.medications,"first"),Ds],[ct(e,a.vitals,"wrong"),{...$s,enteredInError:Ts}],[ct(e,a.medications,"wrong"),
{...Ds,enteredInError:Ts}],[ct(e,a.notes,"7"),oo],...Object.entries(Yr).map(([t,n])=>[ct(e,a.notes,t),n])]}var js={action:"accountDisabled",uid:"zoe",by:"an operator",at:new Date("2026-11-17T10:00:00Z")},Fs=["clinician","owner turned clinician","another clinician"],Ln=[
"admin","owner turned admin"],Ms=[...Ln,"member","another member"],On=[],Xr="<hurried>",ea=new Date(Date.now()-864e5),Es=[...vn(a.auditLog,Ln,js).map(e=>e.operation===
"list"?Sn(e):e),an("that a record is opened",{},Fs),an("at short notice, and why",{},Fs,{appointmentId:Xr}),{...an("that a record was opened, and is not",{},On,
null),undecidable:!0},...["dora","lost"].map(e=>Sn(an(`that a record was opened before: ${e}`,{},On,null,e))),an("an opening that names another entry",{},On,{auditId:"\
older"}),...Object.entries({action:[i,null,"roleChanged"],appointmentId:[i],startsAt:[i],flagged:[i,null,"yes",!0],reason:[i,7,"","Walk-in"],uid:[i,null,7,"","d\
rew","a/b"],by:[i,null,"zoe"],at:[i,null,ea],note:["more"]}).flatMap(([e,t])=>t.map(n=>{let o=an(f(e,n),{[e]:n},On);return n==="drew"?Sn(o):o})),...[i,null,7,"",
" ",`Walk-in
`,"x".repeat(301)].map(e=>an(`at short notice with ${f("reason",e)}`,{reason:e},On,{appointmentId:Xr})),rn("of one's own record",(e,t)=>Uo(e,t).limit(25),Ms),rn(
"the largest page",(e,t)=>Uo(e,t).limit(100),Ms),rn("more than a page",(e,t)=>Uo(e,t).limit(101),On),rn("of another's record",e=>Uo(e,"zoe").limit(25),Ln),rn("o\
f all records",e=>e.where("action","==","recordOpened").limit(25),Ln),rn("all about oneself",(e,t)=>e.where("uid","==",t).limit(25),Ln),rn("of one's own account\
's role",(e,t)=>e.where("action","==","roleChanged").where("uid","==",t).limit(25),Ln)],Qs={...Mt,...In(a.auditLog,js),[se("lost","carla")]:{patientId:"lost",clinicianId:"\
carla",appointmentId:"during",openedAt:ea,until:ea,auditId:"newer"}};function rn(e,t,n){let o=V(a.auditLog,t);return{operation:"list",name:e,send:o,allowedTo:n,
undecidable:!0}}function Uo(e,t){return e.where("action","==","recordOpened").where("uid","==",t).orderBy("at","desc")}function an(e,t,n,o={},r="eve"){let s=`${a.
auditLog}/newer`,{startsAt:d}=bt.during,l=Xt({startsAt:d}),m=(y,p)=>u(y,z=>{let D=o?.appointmentId===Xr,B=`record-${D?"hurried-":""}of-${p}`,ve={...{action:"rec\
ordOpened",appointmentId:B,uid:r,by:O,at:c},...{startsAt:d,flagged:D,reason:D?"Walk-in":null},...t},Yt={...{patientId:r,clinicianId:O},openedAt:c,until:l,auditId:"\
newer",...o,appointmentId:B};z.set(y.doc(s),M(ve,p)),o!==null&&z.set(y.doc(se(r,p)),M(Yt,p))}),S=[s,...["carla","ana","cleo"].map(y=>se(r,y))];return{operation:"\
create",name:e,send:m,allowedTo:n,makes:S,reads:5}}import*as h from"zod/mini";import{stdnum as tf}from"stdnum";import*as dt from"zod/mini";var ta=["nationalId","residencePermit","passport","taxId"],na=dt.strictObject({country:dt.string().check(dt.regex(w.country)),type:dt.enum(ta),number:dt.string().
check(dt.regex(w.documentNumber))});import*as g from"zod/mini";function Vs(e){return Array.from(Object.keys(e).join(" "),t=>{let n=t.codePointAt(0)??0;return n<128?1:n<2048?2:n<65536?3:4}).reduce((t,n)=>t+n,0)}function Zo(e){
let t=Ks(`${e.firstName} ${e.lastName}`,!0).slice(0,8),n=Array.from(e.phone?.slice(1)??""),o=[...t.flatMap(sl),...n.map((r,s)=>n.slice(s).join("")).filter(rl),...e.
identityDocument===null?[]:[Us(e.identityDocument.number)]];return Object.fromEntries(o.map(r=>[r,!0]))}function _s(e){let t=e.trim().toLowerCase();if(t.includes(
"@"))return{kind:"email",email:t};if(e.replaceAll(/\P{N}/gu,"").length>=ol)return{kind:"code",code:Us(e)};let n=Ks(e,!1).slice(0,8).map(qs);return n.length===0?
null:{kind:"name",words:n}}var ol=4;function rl(e){return e.length>=7}function Ks(e,t){let o=[oa(e.replaceAll(al,"")),...t?[oa(e)]:[]].flatMap(r=>r.split(/[^\p{L}\p{N}]+/u));
return[...new Set(o)].filter(r=>r!=="")}var al=/['\u{2018}\u{2019}\u{2bc}]/gu;function sl(e){let t=Array.from(qs(e));return t.map((n,o)=>t.slice(0,o+1).join(""))}
function qs(e){return Array.from(e).slice(0,12).join("")}function Us(e){return oa(e).replaceAll(/[^\p{L}\p{N}]+/gu,"").replace(/^0+(?=.)/,"")}function oa(e){return e.
normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu,"").replaceAll(/[ßæœøłđðþı]/g,t=>il[t]??t)}var il={\u00DF:"ss",\u00E6:"ae",\u0153:"oe",\u00F8:"o",
\u0142:"l",\u0111:"d",\u00F0:"d",\u00FE:"th",\u0131:"i"};var Ye=["new","aiContacting","remoteSales","quoted","documents","enrolled","lost"];var Zs={new:["aiContacting","remoteSales","lost"],aiContacting:["remoteSales","lost"],remoteSales:["quoted","lost"],quoted:["remoteSales","documents","lost"],documents:[
"quoted","enrolled","lost"],enrolled:[],lost:["remoteSales"]};function Bo(e){return e==="lost"?null:Ye.indexOf(e)+1}var Bs=Ye.filter(e=>e!=="enrolled"&&e!=="los\
t");var xt=["basic","standard","premium"];var aa=["lead","client"],Ho=["website","phone","referral","event","business","partner","embedded"],sa=g.strictObject({wording:g.string().check(g.refine(e=>e.length<=
ls),g.regex(w.wording)),language:g.enum(Ae),at:g.date()}),Hs=g.strictObject({firstName:g.string().check(g.regex(w.name)),lastName:g.string().check(g.regex(w.name)),
identityDocument:g.nullable(na),email:g.nullable(g.string().check(g.maxLength(An),g.regex(w.email))),phone:g.nullable(g.string().check(g.regex(w.phone))),plan:g.enum(
xt)}),W=g.strictObject({...Hs.shape,search:g.record(g.string(),g.literal(!0)).check(g.refine(e=>Object.keys(e).length<=106),g.refine(e=>Vs(e)<=2720),g.refine(e=>w.
search.test(Object.keys(e).join(" ")))),source:g.enum(Ho),status:g.enum(Ye),step:g.int().check(g.gte(1),g.lte(6)),kind:g.enum(aa),ownerId:g.nullable(g.string().
check(g.minLength(1),g.maxLength(128))),consent:g.nullable(sa),rev:g.int().check(g.gte(1)),createdAt:g.date(),updatedAt:g.date(),enrolledAt:g.nullable(g.date())}).
check(g.refine(e=>e.email!==null||e.phone!==null),g.refine(e=>e.kind==="client"==(e.status==="enrolled")),g.refine(e=>e.enrolledAt!==null==(e.status==="enrolled")),
g.refine(e=>(Bo(e.status)??Math.min(e.step,5))===e.step),g.refine(e=>e.status!=="aiContacting"||e.consent!==null));import{AsYouType as hf,getCountries as yf,getCountryCallingCode as bf,isSupportedCountry as xf,parsePhoneNumberFromString as Af}from"libphonenumber-js/min";function _(e){return e===null?"/":`/${e}`}var jf={home:_("sales"),leads:`${_("sales")}/leads`,leadImport:`${_("sales")}/leads/import`,lead:e=>`${_("sales")}/leads/${encodeURIComponent(e)}`,pool:`${_("sa\
les")}/leads?view=pool`,reports:`${_("sales")}/reports`,settings:`${_("sales")}/settings`},Ef={home:_("admin"),leads:`${_("admin")}/leads`,people:`${_("admin")}\
/people`,patients:`${_("admin")}/patients`,patientImport:`${_("admin")}/patients/import`,audit:`${_("admin")}/audit`,switches:`${_("admin")}/switches`,lead:e=>`${_(
"admin")}/leads/${encodeURIComponent(e)}`},Qf={home:_("medical"),calendar:`${_("medical")}/calendar`,appointments:`${_("medical")}/appointments`,appointment:e=>`${_(
"medical")}/appointments/${encodeURIComponent(e)}`,records:`${_("medical")}/records`,record:e=>`${_("medical")}/records/${encodeURIComponent(e)}`,tasks:`${_("me\
dical")}/tasks`,visits:`${_("medical")}/visits`,visit:e=>`${_("medical")}/visits/${encodeURIComponent(e)}`,assistant:`${_("medical")}/assistant`,profile:`${_("m\
edical")}/profile`},Vf={home:_("member"),visits:`${_("member")}/visits`,visit:e=>`${_("member")}/visits/${encodeURIComponent(e)}`};var Gs=["home","individuals","businesses","embedded","partners"],Js=["reinsurer","insurer","provider","tpa","broker","distributor"],Ys=2e3;import*as F from"zod/mini";var sn=["kept","other"],dl=F.strictObject({name:F.enum(sn),email:F.enum(sn),phone:F.enum(sn),document:F.enum(sn),plan:F.enum(sn),source:F.enum(sn),status:F.enum(
sn)}),Xs=F.string().check(F.regex(w.id)),ia=W.shape.rev,og=F.object({keptId:Xs,otherId:Xs,keptRev:ia,otherRev:ia,choices:dl}),ti=F.string().check(F.regex(/^[0-9a-f]{32}$/)),
rg=720*60*60*1e3,ei=F.record(F.string(),F.unknown()),ag=F.strictObject({keptId:F.string(),otherId:F.string(),uid:F.string(),kept:F.nullable(ei),other:F.nullable(
ei),rev:ia,mergedAt:F.date(),state:F.enum(["moving","merged","movingBack","undone"]),expiresAt:F.date()});var ll=["note","call"],Go=2e3,ml=h.strictObject({firstName:W.shape.firstName,lastName:W.shape.lastName,email:W.shape.email,phone:W.shape.phone}),pl=h.strictObject(
{kind:h.literal("enquiry"),sender:h.optional(ml),page:h.enum(Gs),language:h.enum(Ae),plan:h.enum(xt),message:h.nullable(h.string().check(h.minLength(1),h.maxLength(
Ys))),company:h.nullable(h.string().check(h.regex(w.displayName))),groupSize:h.nullable(h.int().check(h.gte(1))),partnerKind:h.nullable(h.enum(Js)),consent:h.nullable(
sa),createdAt:h.date()}),ul=h.strictObject({kind:h.enum(ll),text:h.string().check(h.refine(e=>e.length<=Go),h.regex(w.text)),authorId:h.string().check(h.minLength(
1),h.maxLength(128)),createdAt:h.date()}),fl=h.strictObject({kind:h.literal("status"),from:W.shape.status,to:W.shape.status,ownerId:W.shape.ownerId,createdAt:h.date()}),
gl=h.strictObject({kind:h.literal("owner"),from:W.shape.ownerId,to:W.shape.ownerId,createdAt:h.date()}),wl=h.strictObject({kind:h.literal("merge"),mergeId:ti,rev:W.
shape.rev,authorId:h.string().check(h.minLength(1),h.maxLength(128)),createdAt:h.date()}),ug=h.discriminatedUnion("kind",[pl,ul,fl,gl,wl]),fg=h.object({status:W.
shape.status,ownerId:W.shape.ownerId,rev:W.shape.rev,updatedAt:W.shape.updatedAt});import{sha256 as hl}from"@noble/hashes/sha2.js";import{bytesToHex as yl,utf8ToBytes as bl}from"@noble/hashes/utils.js";import*as Nn from"zod/mini";var bg=Nn.strictObject({leadId:Nn.string().check(Nn.regex(w.id))});function jt({email:e,phone:t,identityDocument:n}){let o=[["email",e],["phone",t],["document",
n&&xl(n)]];return new Map(o.flatMap(([r,s])=>s===null?[]:[[r,Al(r,s)]]))}function ni(e,t){let[n,o]=[[...jt(e).values()],[...jt(t).values()]];return{taken:o.filter(
r=>!n.includes(r)),given:n.filter(r=>!o.includes(r))}}function xl({country:e,type:t,number:n}){return`${e}/${t}/${n}`}function Al(e,t){return`${e}:${yl(hl(bl(t)))}`}function fe(e={}){let t=e.createdAt??new Date("2026-11-16T09:30:00Z"),n={firstName:"In\xE9s",lastName:"Carvajal Rold\xE1n",identityDocument:{country:"ES",type:"\
nationalId",number:"12345678Z"},email:"ines.carvajal@example.com",phone:"+34612345678",plan:"standard",source:"website",status:"new",step:1,kind:"lead",ownerId:null,
consent:null,rev:1,createdAt:t,updatedAt:t,enrolledAt:null,...e};return{search:Zo(n),...n}}var At={wording:"I agree to be contacted by an automatic assistant.",language:"en",at:new Date("2026-11-17T10:00:00Z")},Et={ownerId:"ana",status:"remoteSales",step:3,
rev:4},Xe={mine:fe({...Et,...ee("mine")}),theirs:fe({...Et,...ee("theirs"),ownerId:"ben"}),pooled:fe(ee("pooled")),withoutConsent:fe({...ee("withoutConsent"),ownerId:"\
ana"}),consented:fe({...Et,...ee("consented"),consent:At}),halfRevision:{...fe({...Et,...ee("halfRevision")}),rev:4.5},undatedConsent:{...fe({...Et,...ee("undat\
edConsent")}),consent:{...At,at:"today"}},looseStep:{...fe(ee("looseStep")),step:1.5,status:"lost"},mailed:fe({...Et,...ee("mailed"),phone:null}),unkeyed:fe({...Et,
...ee("unkeyed")})};function ee(e){let t=Array.from(e,n=>n.charCodeAt(0)%10).join("").padStart(8,"0").slice(-8);return{email:`${e.toLowerCase()}@example.com`,phone:`\
+346${t}`,identityDocument:{country:"ES",type:"nationalId",number:`${t}Z`}}}function oi(e){let t=new Date("2026-11-18T12:00:00Z");return fe({...Et,...ee(e),consent:At,
...ri(e,t)})}function Me(e){return{...ri(e,null),enrolledAt:e==="enrolled"?c:null}}function ri(e,t){return{status:e,step:Bo(e)??5,kind:e==="enrolled"?"client":"\
lead",enrolledAt:e==="enrolled"?t:null}}var da=`email:${"1".repeat(64)}`,la=`email:${"2".repeat(64)}`,Jo="\xF1",ma={...ee("strange"),phone:null,identityDocument:null};
function ro(e){return zl(e)?Xe[e]:oi(e)}function Ne(e){return`${a.leads}/${e}`}var et={sales:"sam",medical:"mia"},ao={...Object.fromEntries(Object.entries(et).map(
([e,t])=>[`${a.staff}/${t}`,ca(e)])),[`${a.staff}/ana`]:ca("medical"),[`${a.staff}/zoe`]:ca("medical"),[Ne("absent")]:null,[Ne(Jo)]:null,...Object.fromEntries(Object.
entries(Xe).map(([e,t])=>[`${a.leads}/${e}`,t])),...Object.fromEntries(Ye.map(e=>[Ne(e),oi(e)])),[ge(da)]:{leadId:"absent"},[ge(la)]:{leadId:"mine"},...Object.fromEntries(
Array.from(jt(ma).values(),e=>[ge(e),{leadId:Jo}])),...Object.assign({},...["mine","theirs","pooled","withoutConsent"].map(Rl))};function ca(e){return{name:"Sam",
role:e,specialty:null,languages:[],timezone:null}}function Rl(e){return Object.fromEntries(Array.from(jt(ro(e)).values(),t=>[ge(t),{leadId:e}]))}function ge(e){
return`${a.leadKeys}/${e}`}function zl(e){return Object.hasOwn(Xe,e)}var di=`${a.leads}/{leadId}/${a.activities}`,so=["owner"],pa=["colleague"],ai=["owner","colleague"],Rt=["admin","owner turned admin"],dn=[],si="x".repeat(Go),ii="\
\u{1F33F}".repeat(Go/2),li=new Set([`Zo\xEB
B`,"Zo\xEB	B"]),kl=Fe.filter(e=>!li.has(e)),Sl={kind:{may:["note","call"],never:[i,null,7,"","Note","enquiry","status","owner",["note"]]},text:{may:["Z",`Called\
.
Nobody at home;	tomorrow again.`,...li,si,ii],never:[...kl,`Zo\xEB
`,`${si}x`,`${ii}\u{1F33F}`]},authorId:{may:[O],never:[i,null,7,"","zoe"]},createdAt:{may:[c],never:[i,null,7,"now",new Date("2020-01-01")]},note:{may:[],never:[
"more",null]}},fa={kind:"note",text:"Prefers the morning.",authorId:O,createdAt:c},Yo={...fa,authorId:"ana",createdAt:new Date("2026-11-17T10:00:00Z")},mi=[Xo("\
of mine","mine",[...so,...Rt]),Xo("of theirs","theirs",[...pa,...Rt]),Xo("of pooled","pooled",[...ai,...Rt]),{...Xo("of absent","absent",Rt),undecidable:!0},cn(
"a page of mine","mine",e=>e.limit(50),[...so,...Rt]),cn("a page of theirs","theirs",e=>e.limit(50),[...pa,...Rt]),cn("a page of pooled","pooled",e=>e.limit(50),
[...ai,...Rt]),{...cn("a page of absent","absent",e=>e.limit(50),Rt),undecidable:!0},cn("the largest page","mine",ci(100),[...so,...Rt]),cn("more than a page","\
mine",ci(101),dn),{...cn("without limit","mine",e=>e,dn),undecidable:!0},$n("to mine","mine",{},so),$n("to theirs","theirs",{},pa),$n("to pooled","pooled",{},dn),
{...$n("to absent","absent",{},dn),undecidable:!0},$n("under an id of the server's","mine",{},dn,"status:5"),...Object.entries(Sl).flatMap(([e,{may:t,never:n}])=>[
...t,...n].map(o=>$n(f(e,o),"mine",{[e]:o},t.includes(o)?so:dn))),ua("update","the text",(e,t)=>e.update(t,{text:"Never called."})),ua("update","all of it",(e,t,n)=>e.
set(t,M(fa,n))),ua("delete","an entry",(e,t)=>e.delete(t))],pi={...ao,[Qt("mine")]:Yo,[Qt("theirs")]:{...Yo,authorId:"ben"},[Qt("pooled")]:Yo,[Qt("absent")]:Yo};
function Qt(e,t="first"){return`${Ne(e)}/${a.activities}/${t}`}function Xo(e,t,n){return{operation:"get",name:e,send:r=>r.doc(Qt(t)).get({source:"server"}),allowedTo:n,
reads:2}}function cn(e,t,n,o){let r=V(`${Ne(t)}/${a.activities}`,n);return{operation:"list",name:e,send:r,allowedTo:o,reads:2}}function ci(e){return t=>t.orderBy(
"createdAt","desc").limit(e)}function $n(e,t,n,o,r="another"){return{operation:"create",name:e,send:(d,l)=>u(d,m=>m.set(d.doc(Qt(t,r)),M({...fa,...n},l))),allowedTo:o,
makes:[Qt(t,r)],reads:2}}function ua(e,t,n){return{operation:e,name:t,send:(r,s)=>u(r,d=>n(d,r.doc(Qt("mine")),s)),allowedTo:dn,reads:2}}var ui=["owner","colleague"],fi=["owner"],ie=[],{mine:co,theirs:ga,pooled:vl,unkeyed:wa}=Xe,ha=ee("newcomer"),zt={email:tt(ha),phone:jt(ha).get("phone")??""},Il={
...ha,phone:null,identityDocument:null},nr=`email:${"0".repeat(64)}`,Ol=[i,null,7,"","a/b","absent/","\xF1","x".repeat(129)],wi=[io("my lead's",tt(co),fi),io("t\
heir lead's",tt(ga),["colleague"]),io("a lead's of the pool",tt(vl),ui),{...io("of a lead that does not exist",da,ie),undecidable:!0},io("a stranger's",nr,ie),gi(
"a page",e=>e.limit(10)),gi("a lead's",e=>e.where("leadId","==","mine").limit(1)),kt("with its lead",zt.email,{},ui),...Ol.map(e=>kt(f("leadId",e),zt.email,{leadId:e},
ie)),kt("with a lead that has no id of ours",zt.email,{leadId:"\xF1"},ie,{},"\xF1"),kt("with a lead that has a number's id",zt.email,{leadId:7},ie,{},"7"),kt("w\
ith more in it",zt.email,{at:c},ie),kt("of a stranger",nr,{},ie),kt("of a telephone the lead has not",zt.phone,{},ie),kt("in upper case",zt.email.toUpperCase(),
{},ie),kt("for a lead of somebody else's",zt.email,{},ie,{ownerId:"zoe"}),{...er("create","for a lead there is not",zt.email,"absent"),undecidable:!0},er("creat\
e","for a lead that is not written",tt(wa),"unkeyed"),Ll(),er("update","to my lead",tt(ga),"mine"),er("update","to the same lead",tt(co),"mine"),tr("of what its\
 lead gives up",tt(co),{email:null},fi),tr("of what its lead keeps",tt(co),{},ie),tr("of what their lead has",tt(ga),{},ie),tr("of what nobody has",nr,{},ie),{operation:"\
delete",name:"of what a lead that is not written has not",send:e=>u(e,t=>t.delete(e.doc(ge(la)))),allowedTo:ie,reads:1}];function tt({email:e}){return jt({email:e,
phone:null,identityDocument:null}).get("email")??""}function io(e,t,n){return{operation:"get",name:e,send:r=>r.doc(ge(t)).get({source:"server"}),allowedTo:n,reads:2}}
function gi(e,t){let n=V(a.leadKeys,t);return{operation:"list",name:e,send:n,allowedTo:ie}}function kt(e,t,n,o,r={},s="absent"){let d={...fe(Il),ownerId:O,createdAt:c,
updatedAt:c,...r},l=(S,y)=>u(S,p=>{p.set(S.doc(ge(t)),M({leadId:"absent",...n},y)),p.set(S.doc(`${a.leads}/${s}`),M(d,y))}),m={collection:a.leads,operation:"cre\
ate"};return{operation:"create",name:e,send:l,allowedTo:o,makes:[ge(t)],beside:m,reads:3}}function er(e,t,n,o){let r=d=>u(d,l=>l.set(d.doc(ge(n)),{leadId:o})),s=e===
"create"?[ge(n)]:[];return{operation:e,name:t,send:r,allowedTo:ie,makes:s,reads:1}}function Ll(){let e=ge(tt(wa)),t={ownerId:et.sales,rev:wa.rev+1,updatedAt:c};
return{operation:"create",name:"of a lead that is handed over",send:r=>u(r,s=>{s.set(r.doc(e),{leadId:"unkeyed"}),s.update(r.doc(Ne("unkeyed")),t)}),allowedTo:ie,
makes:[e],reads:3}}function tr(e,t,n,o){let r={rev:co.rev+1,updatedAt:c},s=l=>u(l,m=>{m.delete(l.doc(ge(t))),t!==nr&&m.update(l.doc(Ne("mine")),{...r,...n})}),d={
collection:a.leads,operation:"update"};return{operation:"delete",name:e,send:s,allowedTo:o,beside:d,reads:3}}var hi=["mine","pool","all"],yi=["created","updated","name"];function ya(e,t){let{view:n,owner:o,status:r,kind:s,plan:d,search:l,sort:m}=e,S=Nl(l);return{where:[...n==="mine"?[["ownerId",t]]:[],...n==="pool"?[["ownerId",null]]:
[],...n==="all"&&o!==null?[["ownerId",o]]:[],...r===null?[]:[["status",r]],...s===null?[]:[["kind",s]],...d===null?[]:[["plan",d]],...S??[]],orderBy:S===null?$l[m]:
[]}}function Nl(e){let t=_s(e);return t===null?null:t.kind==="email"?[["email",t.email]]:(t.kind==="code"?[t.code]:t.words).map(o=>[`search.${o}`,!0])}var $l={created:[
["createdAt","desc"]],updated:[["updatedAt","desc"]],name:[["lastName","asc"],["firstName","asc"]]},ba=hi.flatMap(e=>[...yi.map(t=>({view:e,sort:t})),...["ana s\
il","ana@example.com"].map(t=>({view:e,search:t})),...e==="all"?[{view:e,owner:"ana"}]:[]].flatMap(t=>bi(t).concat(bi(t,"premium"))));function bi({view:e,owner:t=null,
search:n="",sort:o="created"},r=null){let s={view:e,owner:t,plan:r,search:n,sort:o};return[{...s,status:null,kind:null},{...s,status:"quoted",kind:null},{...s,status:null,
kind:"client"}]}var Tn=["owner","colleague"],ze=["admin","owner turned admin"],xi=[],zi=[je("one's own",(e,t)=>ln(e,t).limit(50),[...Tn,...ze]),je("the owner's",e=>ln(e,"ana").
limit(50),["owner",...ze]),je("the pool",e=>ln(e,null).limit(50),[...Tn,...ze]),je("the next page",(e,t)=>Tl(ln(e,t)).limit(51),[...Tn,...ze]),je("the largest p\
age",(e,t)=>ln(e,t).limit(100),[...Tn,...ze]),je("more than a page",(e,t)=>ln(e,t).limit(101),xi),je("one's own that wait",(e,t)=>Ri(e,t),[...Tn,...ze]),je("the\
 owner's that wait",e=>Ri(e,"ana"),["owner",...ze]),je("two owners'",e=>e.where("ownerId","in",["ana","ben"]).limit(9),ze),lo("one's own without limit",(e,t)=>ln(
e,t),xi),lo("all",e=>e.orderBy("createdAt").limit(50),ze),lo("all but the pool",e=>e.where("ownerId",">","").limit(50),ze),lo("all new ones",e=>e.where("status",
"==","new").limit(50),ze),...ba.map(e=>{let{view:t,owner:n,...o}=e,r=`${n??t} ${JSON.stringify(o)}`,s=(l,m)=>Ai(l,ya(e,m)).limit(51);return xa(n!==null?je(r,s,[
"owner",...ze]):t==="all"?lo(r,s,ze):je(r,s,[...Tn,...ze]))}),...ba.filter(({view:e})=>e==="mine").map(e=>{let t=n=>Ai(n,ya(e,"ana")).limit(51);return xa(je(`th\
e owner's ${JSON.stringify(e)}`,t,["owner",...ze]))})];function xa(e){return{...e,alike:!0}}function je(e,t,n){let o=V(a.leads,t);return{operation:"list",name:e,
send:o,allowedTo:n}}function lo(e,t,n){return{...je(e,t,n),undecidable:!0}}function ln(e,t){return e.where("ownerId","==",t).orderBy("createdAt","desc")}function Ai(e,{
where:t,orderBy:n}){let o=t.reduce((r,[s,d])=>r.where(s,"==",d),e);return n.reduce((r,[s,d])=>r.orderBy(s,d),o)}function Ri(e,t){return e.where("ownerId","==",t).
where("status","in",Bs).orderBy("updatedAt").limit(5)}function Tl(e){let t=[Xe.mine.createdAt,"mine"];return e.orderBy("__name__","desc").startAfter(...t).endAt(
new Date(0),"a")}import{isDeepStrictEqual as Dl}from"node:util";var or=new Date("2020-01-01"),Ni=new Date("2100-01-01"),lt=[i,7,!0,[],{},or],ki=[i,null,7,"now",or,Ni],Pl=["Z","Zo\xEB","O\u2019Neill-Garc\xEDa","\u540D\u524D",
"\xE9".repeat(80),"\u{1F33F}".repeat(80)],Si=Vt(Pl,[...Fe,"\xE9".repeat(81),"\u{1F33F}".repeat(81)]),Cl=["1234","A".repeat(20)].map(e=>Pn({number:e})),Fl=ta.map(
e=>Pn({type:e})),Ml=["pt","PRT","P",34,null].map(e=>Pn({country:e})),jl=["library card",7,null].map(e=>Pn({type:e})),El=["123","A".repeat(21),"ab123456","AB-123\
456",12345678,null],Ql=El.map(e=>Pn({number:e})),Vl=["AB123456",Pn({issued:or}),{country:"PT",number:"AB123456"}],_l=[...Vl,...Ml,...jl,...Ql],$i=`${"a".repeat(
242)}@example.com`,Kl=["a@b.co","o'neill+x@mail.example.com",$i],ql=["","A@b.co","a@b","a b@c.de","a@b..de",".a@b.de","a@-b.de","\xF1@b.de"],Ul=[`a@b.co
`,"a@b.co ","<a@b.co>","a@b.co,b@b.co",`a${$i}`],Zl=["+1234567","+123456789012345"],Bl=["","34612345678","+0123456","+123456","+1234567890123456"],Wl=["+34 6123\
45678",`+34612345678
`,"+\u0663\u0664\u0666\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668",34612345678],vi="\xE9".repeat(20),Ii=2718/3,Ti=["a","b","c"].map(e=>`${e} `.repeat(Ii/2).
padEnd(Ii,e).replace(/ $/,e)),Hl=Ti.map((e,t)=>t===0?`${e}z`:e),Gl=[{},Dn("zoe","\u540D\u524D","7"),Dn(vi,`${vi.slice(1)}z`),Pi(106),Dn(...Ti)],Jl=["\xE9".repeat(
21),"Zoe","o'neill","a.b","\u200B","zoe  ana",`zoe
`],Yl=[...lt.filter(e=>!Dl(e,{})),null,"zoe",["zoe"],Pi(107),Dn(...Hl),{zoe:1},{zoe:!0,ana:!1},...Jl.map(e=>Dn("ana",e))],{wording:Oi,language:Li,at:Xl}=At,em=[
"Z","\xE9".repeat(500),"\u{1F33F}".repeat(250)],tm=[...Fe.filter(e=>e!==i),"\xE9".repeat(501)],nm=[...em.map(e=>mn({wording:e})),...Ae.map(e=>mn({language:e}))],
om=[{language:Li,at:c},{wording:Oi,at:c},{wording:Oi,language:Li},mn({by:"phone"}),...[Xl,Ni,null,"now"].map(e=>mn({at:e})),...["de",null,7].map(e=>mn({language:e})),
...tm.map(e=>mn({wording:e})),mn({wording:"\u{1F33F}".repeat(251)})],{mine:mo}=Xe,rm=["aiContacting","quoted","documents","enrolled"],Di={firstName:Si,lastName:Si,
identityDocument:Vt([null,...Cl,...Fl],[...lt,..._l]),email:Vt([null,...Kl],[...lt,...ql,...Ul]),phone:Vt([null,...Zl],[...lt,...Bl,...Wl]),search:Vt(Gl,Yl),plan:Vt(
xt,[...lt,null,"","gold","Basic",["basic"]]),source:{create:Ho,edit:[mo.source],never:[...lt,null,"","web",["website"]]},status:{create:["new"],edit:[mo.status,
"lost"],never:[...lt,null,"","New",["new"],...rm]},step:{create:[1],edit:[mo.step],never:[i,null,"1","3",0,-1,2,4,5,6,7,1.5,3.5,1e300]},kind:{create:["lead"],edit:[
"lead"],never:[...lt,null,"","client","Lead"]},ownerId:{create:[O],edit:[O],never:[...lt,null,"","zoe",["ana"]]},consent:Vt([null,...nm],[...lt,"yes",At,...om]),
rev:{create:[1],edit:[mo.rev+1],never:[i,null,"1","5",0,-1,2,4,6,1.5,5.5,2**53]},createdAt:{create:[c],edit:[mo.createdAt],never:ki},updatedAt:{create:[c],edit:[
c],never:ki},enrolledAt:Vt([null],[i,c,or,7,"now",{}]),note:{create:[],edit:[],never:["called twice",null,7]}};function Vt(e,t){return{create:e,edit:e,never:t}}
function Dn(...e){return Object.fromEntries(e.map(t=>[t,!0]))}function Pi(e){return Dn(...Array.from({length:e},(t,n)=>`k${n}`))}function Pn(e){return{country:"\
PT",type:"passport",number:"AB123456",...e}}function mn(e){return{...At,at:c,...e}}function Aa(e,t){let{taken:n,given:o}=ni(Ci(e),Ci(t));return{taken:n.map(ge),given:o.map(ge)}}function Ra(e,t,{taken:n,given:o},r){for(let s of n)e.set(t.doc(s),
{leadId:r});for(let s of o)e.delete(t.doc(s))}function Ci({email:e,phone:t,identityDocument:n}){return{email:Fi(e),phone:Fi(t),identityDocument:am(n)?n:null}}function Fi(e){
return typeof e=="string"?e:null}function am(e){return typeof e!="object"||e===null?!1:["country","type","number"].every(t=>typeof Reflect.get(e,t)=="string")}var St=ee("newcomer");function po(e,t){return{operation:"get",name:e,send:o=>o.doc(Ne(e)).get({source:"server"}),allowedTo:t}}function Ee(e,t,n,o={...St,...t}){
let{send:r,makes:s}=za("absent",t,o);return{operation:"create",name:e,send:r,allowedTo:n,makes:s,reads:5}}function Mi(){let{send:e}=za(Jo,ma,{});return{operation:"\
create",name:"one under an id that is none of ours",send:e,allowedTo:[],reads:3}}function ji(e){let{send:t}=za(e,ee(e),{});return{operation:"update",name:"enter\
ed again",send:t,allowedTo:[],reads:4}}function za(e,t,n){let o={...fe(St),ownerId:O,createdAt:c,updatedAt:c},r=Aa({},n);return{send:(d,l)=>u(d,m=>{m.set(d.doc(
Ne(e)),M({...o,...t},l)),Ra(m,d,r,e)}),makes:r.taken}}function C(e,t,n,o,r=n){let s=ro(e),d={rev:s.rev+1,updatedAt:c},l=Aa(s,{...s,...r}),m=l.taken.length+l.given.
length,S=(p,z)=>u(p,D=>{D.update(p.doc(Ne(e)),Je({...d,...n},z)),Ra(D,p,l,e)});return{...{name:`${e}: ${t}`,send:S,allowedTo:o,makes:l.taken},operation:"update",
...m>0&&{reads:m+2}}}function Cn(e,t,n,o){return C(e,`claimed ${t}`,{ownerId:O,...n},o)}function nt(e,t,n,o,r={}){let s=C(e,`handed over ${t}`,{ownerId:n,...r},
o);return{...s,reads:Math.max(2,s.reads??0)}}function uo(e){return{operation:"delete",name:e,send:n=>u(n,o=>o.delete(n.doc(Ne(e)))),allowedTo:[]}}var rr=["owner","colleague"],ar=["admin","owner turned admin"],mt=["owner"],k=[],fo={...At,at:c},sm=new Date("2020-01-01"),{mine:im,theirs:Ei}=Xe,Qi={firstName:"\
Zo\xEB",lastName:"Zo\xEB",identityDocument:null,email:null,phone:null,plan:"basic",search:{zoe:!0},source:"phone",status:"lost",step:2,kind:"client",consent:fo,
rev:3,createdAt:c,updatedAt:new Date("2026-11-16T09:30:00Z"),enrolledAt:c,note:"mine now"},Vi={firstName:"Zo\xEB",lastName:"Zo\xEB",plan:"basic",search:{zoe:!0}};
function pn(e){return{...e,undecidable:!0}}var _i=[po("mine",["owner",...ar]),po("theirs",["colleague",...ar]),po("pooled",[...rr,...ar]),po("absent",ar),...zi,
uo("mine"),uo("theirs"),uo("pooled"),uo("absent"),Ee("a new one",{},rr),Ee("one that is enrolled already",Me("enrolled"),k),Ee("one that is contacted already",{
...Me("aiContacting"),consent:fo},k),Ee("one without email and phone",{email:null,phone:null},k),pn(Ee("one without keys",{},k,{})),pn(Ee("one without the email\
's key",{},k,{...St,email:null})),pn(Ee("one without the phone's key",{},k,{...St,phone:null})),pn(Ee("one without the document's key",{},k,{...St,identityDocument:null})),
pn(Ee("one with another email's key",{},k,{...St,email:"zoe@example.com"})),Ee("one with my lead's email",{email:im.email},k,{...St,email:null}),Ee("one with th\
eir lead's phone",{phone:Ei.phone},k,{...St,phone:null}),Mi(),ji("mine"),C("mine","nothing but the stamp",{},mt),C("theirs","plan",{plan:"basic"},["colleague"]),
C("pooled","plan",{plan:"basic"},k),C("mine","email and phone away",{email:null,phone:null},k),pn(C("mine","email without key",{email:"zoe@example.com"},k,{email:null})),
C("mine","email, the old one's key kept",{email:null},k,{}),C("mine","phone, the old one's key kept",{phone:null},k,{}),C("mine","document, the old one's key ke\
pt",{identityDocument:null},k,{}),C("mine","email of their lead",{email:Ei.email},k,{email:null}),C("mine","all that has a key",ee("another"),mt),C("withoutCons\
ent","all details at once",{...ee("another"),...Vi},mt),C("withoutConsent","details and stage",{...Vi,consent:fo},k),C("mailed","phone, where there was none",{phone:"\
+34600000000"},mt),C("enrolled","kind",{kind:"lead"},k),C("consented","consent away",{consent:null},mt),C("consented","consent renewed",{consent:fo},k),C("conse\
nted","consent reworded",{"consent.wording":"I agree to all."},k),C("consented","consent redated",{"consent.at":c},k),C("aiContacting","consent away",{consent:null},
k),C("aiContacting","done, consent away",{...Me("quoted"),consent:null},k),C("aiContacting","on, consent away",{...Me("remoteSales"),consent:null},mt),C("withou\
tConsent","contacting",Me("aiContacting"),k),C("withoutConsent","contacting, with consent",{...Me("aiContacting"),consent:fo},mt),C("documents","enrolled long a\
go",{...Me("enrolled"),enrolledAt:sm},k),C("documents","enrolled at no time",{...Me("enrolled"),enrolledAt:null},k),C("enrolled","enrolled again",{enrolledAt:c},
k),C("mine","lost at another step",{status:"lost",step:2},k),C("lost","the step it was lost at",{step:4},k),C("halfRevision","the next half",{rev:5.5},k),C("und\
atedConsent","on",Me("quoted"),k),...Ye.flatMap(e=>Ye.map(t=>{let{step:n,enrolledAt:o}=ro(e),r=t==="lost"?{...Me(t),step:n}:t===e?{...Me(t),enrolledAt:o}:Me(t),
s=t===e||Zs[e].includes(t);return C(e,`to ${t}`,r,s?mt:k)})),Cn("pooled","alone",{},rr),Cn("pooled","for someone else",{ownerId:"zoe"},k),Cn("theirs","alone",{},
["colleague"]),Cn("looseStep","alone",{},k),nt("mine","to a salesperson",et.sales,mt),nt("theirs","to a salesperson",et.sales,["colleague"]),nt("pooled","to a s\
alesperson",et.sales,k),nt("halfRevision","to a salesperson",et.sales,k,{rev:5.5}),nt("mine","to a clinician",et.medical,k),nt("mine","to another role","zoe",k),
pn(nt("mine","to nobody of the staff","absent",k)),...[i,null,7,"","a/b",["sam"]].map(e=>nt("mine",`to ${f("ownerId",e)}`,e,k)),...["rev","updatedAt"].map(e=>nt(
"mine",`with ${f(e,i)}`,et.sales,k,{[e]:i})),...Object.entries(Qi).map(([e,t])=>nt("mine",`with ${f(e,t)}`,et.sales,k,{[e]:t})),...Object.entries(Di).flatMap(([
e,t])=>[...new Set([...t.create,...t.edit,...t.never])].flatMap(o=>{let r=f(e,o);return[Ee(r,{[e]:o},t.create.includes(o)?rr:k),C("mine",r,{[e]:o},t.edit.includes(
o)?mt:k)]})),...Object.entries(Qi).map(([e,t])=>Cn("pooled",f(e,t),{[e]:t},k))];import*as we from"zod/mini";import*as _t from"zod/mini";import*as Fn from"zod/mini";var Ki=Fn.string().check(Fn.refine(e=>e.length<=Dr),Fn.regex(w.wording));var qi=_t.strictObject({by:_t.string().check(_t.regex(w.id)),at:_t.date(),reason:Ki});var ka=["started","changed","stopped"],Ui=we.string().check(we.regex(w.id)),Tw=we.strictObject({appointmentId:Ui,clinicianId:Ui,name:we.string().check(we.regex(
w.displayName)),dose:we.string().check(we.regex(w.displayName)),change:we.enum(ka),createdAt:we.date(),enteredInError:we.optional(qi)});var Y=["clinician"],ke=["owner turned clinician"],vt=["clinician","member"],x=[],Sa=["finishing","over","unopened","cancelled","moved","absent","left"],cm=new Set(
["unopened","absent","ana","left"]);function sr(e){return cm.has(e)?{undecidable:!0}:{}}function Mn(e){return{get:t,list:n,lists:r,add:s,addsToClosed:o,fieldRows:d,
change:S,marks:l};function t(y,p,z,D){let B=xe=>xe.doc(ct(p,e,z)).get({source:"server"});return{...{operation:"get",name:`${p}: ${y}`,send:B,allowedTo:D,reads:4},
...sr(p)}}function n(y,p,z,D){let B=(xe,ve)=>z(xe.collection(`${a.records}/${p}/${e}`),ve).get({source:"server"});return{...{operation:"list",name:`${p}: ${y}`,
send:B,allowedTo:D,reads:4},...sr(p)}}function o(y){return Sa.map(p=>s("added",p,{...y,appointmentId:Wr(p)},x))}function r(y){let p=z=>(D,B)=>y(D,B).limit(z);return[
n("a page","dora",p(50),vt),n("the largest page","dora",p(100),vt),n("more than a page","dora",p(101),x),{...n("without limit","dora",y,x),undecidable:!0},...[...Sa,
"forged","borrowed"].map(z=>n("a page",z,p(50),x)),n("a page","kept",p(50),Y),n("a page","anas",p(50),ke),n("a page","ana",p(50),x)]}function s(y,p,z,D,B="anoth\
er"){let ne=ct(p,e,B),xe=(ve,gt)=>u(ve,Yt=>Yt.set(ve.doc(ne),M(z,gt)));return{operation:"create",name:`${p}: ${y}`,send:xe,allowedTo:D,makes:[ne],reads:5,...sr(
p)}}function d(y,p){return Object.entries(p).flatMap(([z,{may:D,never:B}])=>[...D,...B].map(ne=>{let xe={...y,[z]:ne},ve=D.includes(ne)?Y:x,gt=s(f(z,ne),"dora",
xe,ve);return ne==="absent"?Sn(gt):gt}))}function l(){let y={by:O,at:c,reason:"Another patient's"};return[m("dora","first",y,Y),m("dora","first",{...y,reason:"x".
repeat(300)},Y),m("anas","first",y,ke),m("kept","first",y,Y),m("dora","wrong",y,x),...[...Sa,"forged","borrowed"].map(p=>m(p,"first",y,x)),...Object.entries({by:[
i,null,"cleo"],at:[i,null,new Date("2020-01-01")],reason:[i,null,7,""," ",`Wrong
`,"x".repeat(301)],note:["more"]}).flatMap(([p,z])=>z.map(D=>m("dora","first",{...y,[p]:D},x))),...[null,i,"wrong",[]].map(p=>m("dora","first",p,x)),S("update",
"marked, and more",["dora","first"],(p,z,D)=>p.update(z,{enteredInError:M(y,D),createdAt:c})),S("update","the mark taken away",["dora","wrong"],(p,z)=>p.update(
z,{enteredInError:i}))]}function m(y,p,z,D){let B=`marked with ${f("enteredInError",z)}`;return S("update",B,[y,p],(ne,xe,ve)=>ne.update(xe,{enteredInError:dm(z)?
M(z,ve):z}),D)}function S(y,p,[z,D],B,ne=x){let xe=(gt,Yt)=>u(gt,Do=>B(Do,gt.doc(ct(z,e,D)),Yt));return{...{operation:y,name:`${z}/${D}: ${p}`,send:xe,allowedTo:ne,
reads:4},...sr(z)}}}function dm(e){return typeof e=="object"&&e!==null&&"by"in e}var{get:go,lists:lm,add:va,addsToClosed:mm,fieldRows:pm,change:Zi,marks:um}=Mn("medications"),wo={appointmentId:"during",clinicianId:O,name:"Metformin",dose:"50\
0 mg, twice a day",change:"started",createdAt:c},fm={appointmentId:{may:["during"],never:[i,"early"]},clinicianId:{may:[O],never:[i,"cleo"]},name:{may:["\xC1cido",
"x".repeat(120)],never:[...Fe,"x".repeat(121)]},dose:{may:["\xBD","x".repeat(120)],never:[i,null,7,"","x".repeat(121)]},change:{may:ka,never:[i,null,7,"","forgo\
tten",["started"]]},createdAt:{may:[c],never:[i,null,new Date("2020-01-01")]},enteredInError:{may:[],never:[{by:O,at:c,reason:"Wrong"}]},note:{may:[],never:["mo\
re"]}},Bi=[go("one","dora","first",vt),go("one","finishing","first",x),go("one","left","first",x),go("one","unopened","first",x),go("one","anas","first",ke),...lm(
e=>e.orderBy("createdAt","desc")),va("as it is","dora",wo,Y),va("as it is","anas",wo,ke),...mm(wo),...pm(wo,fm),va("under an id that is none","dora",wo,x,"x.y:z"),
...um(),Zi("update","the dose",["dora","first"],(e,t)=>e.update(t,{dose:"850 mg"})),Zi("delete","all of it",["dora","first"],(e,t)=>e.delete(t))];import*as $e from"zod/mini";var gm=["newLead","leadHandedOver","newEnquiry","conversion"],Uw=$e.strictObject({kind:$e.enum(gm),leadId:$e.string().check($e.minLength(1)),at:$e.date(),readAt:$e.nullable(
$e.date()),expireAt:$e.date()}),wm=2160*60*60*1e3;function Wi(e){let{kind:t,leadId:n,at:o}=e;return{kind:t,leadId:n,at:o,readAt:null,expireAt:new Date(o.getTime()+
wm)}}var hm="items";function Ia(e){return`${a.notifications}/${e}/${hm}`}var un=Ce.filter(e=>e.uid!==null&&!kn(e)).map(({name:e})=>e),ot=[],La=Wi({kind:"newLead",leadId:"lead",at:new Date("2026-11-20T09:00:00Z")}),ym={...La,readAt:new Date(
"2026-11-20T10:00:00Z")},Ji=Object.fromEntries(["zoe","stranger",...Ce.map(({uid:e})=>e??"stranger")].flatMap(e=>[[Se(e,"unread"),La],[Se(e,"read"),ym],[Se(e,"n\
ew"),null]])),bm=[i,null,!0,7,"now",new Date("2020-01-01"),new Date("2120-01-01")],xm={kind:"conversion",leadId:"other",at:c,expireAt:c,extra:!0},Yi=[Oa("one's \
own",e=>Se(e,"unread"),un),Oa("one's own that does not exist",e=>Se(e,"missing"),un),Oa("another's",()=>Se("zoe","unread"),ot),jn("a page",e=>e.limit(20),un),jn(
"the largest page",e=>e.limit(100),un),jn("more than a page",e=>e.limit(101),ot),{...jn("without limit",e=>e,ot),undecidable:!0},jn("the unread",e=>e.where("rea\
dAt","==",null).orderBy("at","desc").limit(10),un),jn("another's",e=>e.limit(20),ot,()=>"zoe"),Hi("one's own",e=>Se(e,"new")),Hi("another's",()=>Se("zoe","new")),
fn("that it is read",{readAt:c},un),fn("that it is read, once more",{readAt:c},un,e=>Se(e,"read")),fn("another's",{readAt:c},ot,()=>Se("zoe","unread")),...bm.map(
e=>fn(f("readAt",e),{readAt:e},ot)),fn("that it is not read after all",{readAt:null},ot,e=>Se(e,"read")),fn("nothing",{},ot,e=>Se(e,"read")),...Object.entries(xm).
map(([e,t])=>fn(f(e,t),{readAt:c,[e]:t},ot)),Gi("one's own",e=>Se(e,"unread")),Gi("another's",()=>Se("zoe","unread"))];function Oa(e,t,n){return{operation:"get",
name:e,send:(r,s)=>r.doc(t(s)).get({source:"server"}),allowedTo:n}}function jn(e,t,n,o=r=>r){return{operation:"list",name:e,send:(s,d)=>t(s.collection(Ia(o(d)))).
get({source:"server"}),allowedTo:n}}function Hi(e,t){return{operation:"create",name:e,send:(o,r)=>u(o,s=>s.set(o.doc(t(r)),La)),allowedTo:ot}}function fn(e,t,n,o=r=>Se(
r,"unread")){return{operation:"update",name:e,send:(s,d)=>u(s,l=>l.update(s.doc(o(d)),t)),allowedTo:n}}function Gi(e,t){return{operation:"delete",name:e,send:(o,r)=>u(
o,s=>s.delete(o.doc(t(r)))),allowedTo:ot}}function Se(e,t){return`${Ia(e)}/${t}`}var cr=[],Kt=["admin","owner turned admin"],Xi=[ho("dora",["clinician","member",...Kt]),ho("dina",["another clinician","another member",...Kt]),ho("drew",["clin\
ician","another clinician",...Kt]),ho("missing",Kt),{...ho("their own",["member","another member",...Kt]),send:Am},En("a page of one's own",(e,t)=>ir(e,t).limit(
100),["clinician","another clinician","owner turned clinician",...Kt]),En("more than a page of one's own",(e,t)=>ir(e,t).limit(101),cr),En("one's own without li\
mit",(e,t)=>ir(e,t),cr),En("a page of somebody else's",e=>ir(e,"zoe").limit(10),Kt),En("a page of everyone",e=>e.orderBy("name").limit(100),Kt),En("more than a \
page of everyone",e=>e.orderBy("name").limit(101),cr),Na("create","newcomer",(e,t)=>u(e,n=>{n.set(e.doc(yo("newcomer")),{...jr.dora,clinicians:[t]})})),Na("upda\
te","dora, to treat her",(e,t)=>u(e,n=>{n.update(e.doc(yo("dora")),{clinicians:["carla",t]})})),Na("delete","dora",e=>u(e,t=>{t.delete(e.doc(yo("dora")))}))];function ho(e,t){
return{operation:"get",name:e,send:o=>o.doc(yo(e)).get({source:"server"}),allowedTo:t}}function Am(e,t){return e.doc(yo(t)).get({source:"server"})}function En(e,t,n){
let o=V(a.patients,t);return{operation:"list",name:e,send:o,allowedTo:n,undecidable:!0}}function ir(e,t){return e.where("clinicians","array-contains",t)}function Na(e,t,n){
return{operation:e,name:t,send:n,allowedTo:cr}}function yo(e){return`${a.patients}/${e}`}var Te=["clinician"],tc=["clinician","another clinician","owner turned clinician"],Rm=[...tc],E=[],$a=new Date(Date.now()-864e5),bo=new Date(Date.now()+864e5),nc=[
qt("get","one's own",e=>e.doc(se("dora","carla")).get({source:"server"}),Te),qt("get","Ana's",e=>e.doc(se("anas","ana")).get({source:"server"}),["owner turned c\
linician"]),qt("get","that does not exist",(e,t)=>e.doc(se("dina",t)).get({source:"server"})),qt("list","one's own",(e,t)=>e.collection(a.recordAccess).where("c\
linicianId","==",t).limit(10).get({source:"server"}),Rm),{...qt("list","more than a page of one's own",(e,t)=>e.collection(a.recordAccess).where("clinicianId","\
==",t).limit(101).get({source:"server"})),undecidable:!0},{...qt("list","everyone's",e=>e.collection(a.recordAccess).limit(10).get({source:"server"})),undecidable:!0},
T("over half an hour early","early",E),T("a quarter of an hour before","soon",Te),T("during","during",Te),T("in grace","ended",Te),T("after","closed",E),T("once\
 it is done","done",Te),T("while it is pending","pending",E),T("although it was cancelled","cancelled",E),T("by their own appointment","cleos",["another clinici\
an"]),T("by an appointment of their own with her","during",tc,{byOwn:!0}),T("by one with another patient","drews",E),T("by one there is not","absent",E,{lacks:!0}),
T("of another patient by their appointment","drews",Te,{patientId:"drew"}),T("of a patient who has left","leavers",E,{patientId:"leaver"}),T("of a patient there\
 is not","strangers",E,{patientId:"stranger",lacks:!0}),T("with a reason","hurried",Te),T("with the longest reason","hurried",Te,{entry:{reason:"x".repeat(300)}}),
T("without a reason","hurried",E,{entry:{flagged:!1,reason:null}}),T("just in time","planned",Te),T("flagged without need","planned",E,{entry:{flagged:!0,reason:"\
Walk-in"}}),T("made before times were kept","undated",Te),T("as if it were planned","undated",E,{entry:{flagged:!1,reason:null}}),T("under another's id","during",
E,{of:"cleo"}),T("for another clinician","during",E,{access:{clinicianId:"cleo"}}),T("in another's name, by their appointment","cleos",["another clinician"],{access:{
clinicianId:"cleo"}}),...[i,null,7].map(e=>T(f("patientId",e),"during",E,{access:{patientId:e}})),...[i,null,7,"a/b"].map(e=>T(f("appointmentId",e),"during",E,{
access:{appointmentId:e},entry:{appointmentId:e}})),...[i,null,"now",$a,bo].map(e=>T(f("openedAt",e),"during",E,{access:{openedAt:e}})),...[i,null,"soon",c,$a,bo].
map(e=>T(f("until",e),"during",E,{access:{until:e}})),...[i,null,7,"a/b","older/"].map(e=>T(f("auditId",e),"during",E,{access:{auditId:e}})),T("with more in it",
"during",E,{access:{note:"more"}}),T("of a patient whose id is none of ours","strange",E,{patientId:"\xF1"}),T("without a word in the log","during",E,{entry:null,
lacks:!0}),T("by what was logged before","during",E,{entry:null,access:{auditId:"older"}}),...Object.entries({action:["accountDeleted",i],uid:["dina",i],by:["cl\
eo",i],appointmentId:[Gr("early"),i],startsAt:[bt.early.startsAt,null,i],flagged:[!0,null,i],at:[$a,bo,i]}).flatMap(([e,t])=>t.map(n=>T(`${f(e,n)} in the log`,"\
during",E,{entry:{[e]:n}}))),rt("once more","again",Te),rt("once more","againEarly",E),rt("once more, by one with another patient","during",E),rt("once more, wi\
thout a word","again",E,{entry:null,lacks:!0}),rt("once more by the same","same",E,{patientId:"same"}),rt("once more, with more in it","again",E,{access:{note:"\
more"}}),rt("once more by another at the same time","replaced",Te,{patientId:"replaced"}),rt("once more, moved","shifted",Te,{patientId:"shifted"}),rt("once mor\
e within a minute","hasty",E,{patientId:"hasty"}),rt("once more, the last one over","lapsed",Te,{patientId:"lapsed"}),rt("once more, until tomorrow","again",E,{
access:{until:bo}}),ec("update","to last longer",(e,t)=>e.update(t,{until:bo})),ec("delete","one's own",(e,t)=>e.delete(t))];function ec(e,t,n){return qt(e,t,r=>u(
r,s=>n(s,r.doc(se("dora","carla")))))}function rt(e,t,n,o={}){return{...T(e,t,n,{patientId:"dora",...o,of:"carla"}),operation:"update",makes:[`${a.auditLog}/new\
er`]}}function qt(e,t,n,o=E){return{operation:e,name:t,send:n,allowedTo:o}}function T(e,t,n,{access:o={},entry:r={},patientId:s="eve",of:d,byOwn:l,lacks:m}={}){
let S=bt[t==="absent"?"during":t].startsAt,y=Xt({startsAt:S}),p=(B,ne)=>u(B,xe=>{let ve=l?`record-of-${ne}`:Gr(t),Yt={...{patientId:s,clinicianId:O,appointmentId:ve},
openedAt:c,until:y,auditId:"newer",...o};if(xe.set(B.doc(se(s,d??ne)),M(Yt,ne)),r===null)return;let Do=Ps(t),fd={action:"recordOpened",appointmentId:ve,...{startsAt:S,
flagged:Do,reason:Do?"Walk-in":null},uid:s,by:O},gd=`${a.auditLog}/newer`;xe.set(B.doc(gd),M({...fd,at:c,...r},ne))}),z=[`${a.auditLog}/newer`,...["carla","cleo",
"ana"].map(B=>se(s,B))];return{...qt("create",`${t}: ${e}`,p,n),makes:z,reads:5,...m&&{undecidable:m}}}import*as H from"zod/mini";var Da=2e4,zm=["draft","signed"],Ta=H.string().check(H.regex(w.id)),lh=H.strictObject({appointmentId:Ta,clinicianId:Ta,text:H.string().check(H.refine(e=>e.length<=
Da),H.regex(w.text)),status:H.enum(zm),addendumTo:H.nullable(Ta),rev:H.int().check(H.gte(1)),createdAt:H.date(),updatedAt:H.date(),signedAt:H.nullable(H.date())}).
check(H.refine(({status:e,signedAt:t})=>e==="signed"==(t!==null)));var{get:Ke,list:Pa,lists:km,add:dr,addsToClosed:Sm,fieldRows:vm,change:oc}=Mn("notes"),Ro=["another clinician"],Fa=[...Y,...ke,...Ro],Ca=["dora","finishing","ov\
er","unopened","cancelled","moved","absent","left"],lr=new Date(Date.now()-864e5),Ma=[i,null,7,"now",lr],ja="x".repeat(Da),rc=[i,null,7,""," ","Sleeps ","\0",`${ja}\
x`,"x".repeat(1e5)],Qn={appointmentId:"during",clinicianId:O,text:"Sleeps better.",status:"draft",addendumTo:null,rev:1,createdAt:c,updatedAt:c,signedAt:null},Im={
appointmentId:{may:["during"],never:[i,"early"]},clinicianId:{may:[O],never:[i,"cleo"]},text:{may:["Z",`Sleeps
better,	eats well.`,ja],never:rc},status:{may:["draft"],never:[i,null,"signed","done"]},addendumTo:{may:[null,"signed","theirs"],never:[i,7,"","a/b","absent","d\
raft","addendum"]},rev:{may:[1],never:[i,null,0,2,"1",1.5]},createdAt:{may:[c],never:Ma},updatedAt:{may:[c],never:Ma},signedAt:{may:[null],never:[i,c,lr]},note:{
may:[],never:["more"]}},gn={status:"signed",signedAt:c},Om={text:{may:["Z",ja],never:rc},status:{may:["draft"],never:[i,null,"signed","done"]},rev:{may:[4],never:[
i,null,3,5,"4",4.5]},updatedAt:{may:[c],never:Ma},signedAt:{may:[null],never:[i,c,lr]},clinicianId:{may:[],never:["cleo",i]},appointmentId:{may:[],never:["early"]},
addendumTo:{may:[],never:["signed"]},createdAt:{may:[],never:[c]},note:{may:[],never:["more"]}},ac=[Ke("a signed one","dora","signed",vt),Ke("another's signed o\
ne","dora","theirs",vt),Ke("one's own draft","dora","draft",Y),Ke("another's draft","dora","theirDraft",Ro),Ke("one that does not exist","dora","absent",x),Ke("\
a signed one","finishing","signed",x),Ke("another's draft","finishing","theirDraft",Ro),...Ca.map(e=>Ke("one's own draft",e,"draft",Y)),Ke("a signed one","left",
"signed",x),Ke("a signed one","cancelled","signed",x),Ke("a signed one","anas","signed",ke),Ke("one's own draft","anas","anasDraft",ke),...km(e=>e.where("status",
"==","signed").orderBy("signedAt","desc")),{...Pa("signed or not","dora",e=>e.limit(10),x),undecidable:!0},{...Pa("drafts","dora",e=>e.where("status","==","draf\
t").limit(10),x),undecidable:!0},...Ca.map(e=>Pa("Carla's drafts",e,t=>t.where("clinicianId","==","carla").where("status","==","draft").limit(10),Y)),dr("a draf\
t","dora",Qn,Y),dr("a draft","anas",Qn,ke),...Sm(Qn),dr("under an id that is none","dora",Qn,x,"x.y:z"),dr("a signed one","dora",{...Qn,...gn},x),...vm(Qn,Im),...Object.
entries(Om).flatMap(([e,{may:t,never:n}])=>[...t,...n].map(o=>at(["dora","draft"],f(e,o),{[e]:o},t.includes(o)?Y:x))),at(["dora","draft"],"signed",gn,Y),at(["do\
ra","draft"],"signed yesterday",{...gn,signedAt:lr},x),at(["dora","draft"],"signed at no time",{status:"signed"},x),at(["anas","anasDraft"],"signed",gn,ke),...Ca.
flatMap(e=>[at([e,"draft"],"edited",{},Y),at([e,"draft"],"signed",gn,Y),Ao(e,"draft",Y)]),at(["dora","theirDraft"],"signed",gn,Ro),at(["dora","signed"],"edited",
{},x),at(["dora","signed"],"signed again",gn,x),at(["dora","signed"],"made a draft",{status:"draft",signedAt:null},x),Ao("dora","signed",x),Ao("dora","theirDraf\
t",Ro),Ao("dora","gone",Fa),Ao("anas","anasDraft",ke)],sc=[Ut("one's own drafts",(e,t)=>xo(e,t).limit(50),Fa),Ut("the largest page",(e,t)=>xo(e,t).limit(100),Fa),
Ut("more than a page",(e,t)=>xo(e,t).limit(101),x),Ut("without limit",xo,x),Ut("another's drafts",e=>xo(e,"zoe").limit(50),x),Ut("all drafts",e=>e.where("status",
"==","draft").limit(50),x),Ut("one's own",(e,t)=>e.where("clinicianId","==",t).limit(50),x),Ut("one's own signed ones",(e,t)=>e.where("clinicianId","==",t).where(
"status","==","signed").limit(50),x)];function xo(e,t){return e.where("clinicianId","==",t).where("status","==","draft").orderBy("createdAt")}function Ut(e,t,n){
return{operation:"list",name:e,send:(r,s)=>t(r.collectionGroup(a.notes),s).get({source:"server"}),allowedTo:n,undecidable:!0}}function Ao(e,t,n){return oc("dele\
te","thrown away",[e,t],(r,s)=>r.delete(s),n)}function at([e,t],n,o,r){let s={text:"Sleeps well.",rev:Yr[t].rev+1,updatedAt:c};return oc("update",n,[e,t],(d,l,m)=>d.
update(l,Je({...s,...o},m)),r)}var wn=["member"],mr=["another member"],ce=[],Lm=[["appointmentId",[i,null,7,"","confirmed"]],["place",[i,null,5,"0","6"]],["turn",[i,null,4,"0","11"]],["places",
[i,null,"5",{},{5:"pending"}]],["madeAt",[i,null,c,{},{4:new Date("2020-01-01")}]],["more",[!0]]],{places:Ea,madeAt:Qa}=Ct("dora"),{"1":kh,...Nm}=Ea,{"1":Sh,...$m}=Qa,
dc=[ic("dora",wn),ic("dina",mr),{operation:"list",name:"a page of them",send:V(a.requestPlaces,e=>e.limit(5)),allowedTo:ce},te("in a new place and turn",{},wn),
te("in place 2, whose appointment was cancelled",De({place:"2"}),wn),te("in place 3, whose time has passed",De({place:"3"}),wn),te("in place 4, whose appointmen\
t is gone",De({place:"4"}),wn),te("in place 1, which waits",De({place:"1"}),ce),te("in turn 3, taken a day ago",De({turn:"3"}),wn),te("in turn 10",De({turn:"10"}),
wn),te("in turn 1, taken an hour ago",De({turn:"1"}),ce),te("in turn 2, taken less than a day ago",De({turn:"2"}),ce),te("in place 0",De({place:"0"}),ce),te("in\
 place 6",De({place:"6"}),ce),te("in turn 0",De({turn:"0"}),ce),te("in turn 11",De({turn:"11"}),ce),te("in another appointment's name",{places:{...Ea,5:"pending"}}),
te("made before",{madeAt:{...Qa,4:new Date("2020-01-01")}}),...[7,"a/b"].map(e=>te(`all of it for ${f("appointmentId",e)}`,{appointmentId:e,places:{...Ea,5:e}})),
te("which gives up place 1",{places:Nm},ce),te("which gives up turn 1",{madeAt:$m},ce),te("which takes the last turn back in time",{madeAt:{...Qa,1:new Date("20\
20-01-01")}}),Vn("in place 1 and turn 1",{},mr),...["2","3","4","5","6","7","8","9"].map(e=>Vn(`in turn ${e}`,De({place:"1",turn:e},"dina"),mr)),Vn("in the last\
 place and turn",De({place:"5",turn:"10"},"dina"),mr),Vn("with an older place",{places:{1:"absent",2:"absent"}},ce),Vn("with an older turn",{madeAt:{1:c,2:new Date(
"2020-01-01")}},ce),...Lm.flatMap(([e,t])=>t.flatMap(n=>[te(`with ${f(e,n)}`,{[e]:n},ce),Vn(`with ${f(e,n)}`,{[e]:n},ce)])),{...cc("update","dora"),undecidable:!0},
{...cc("create","dina"),undecidable:!0},{operation:"delete",name:"Dora's",send:e=>u(e,t=>t.delete(e.doc(ht("dora")))),allowedTo:ce}];function ic(e,t){let n=o=>o.
doc(ht(e)).get({source:"server"});return{operation:"get",name:`${e}'s`,send:n,allowedTo:t}}function De(e,t="dora"){return Ct(t,e)}function te(e,t,n=ce){let o={clinicianId:"\
carla",patientId:"dora",patientName:"Dora"};return lc("update",`later ${e}`,{...Ct("dora"),...t},o,n)}function Vn(e,t,n){let o={clinicianId:"cleo",patientId:"di\
na",patientName:"Dina"},r={...Ct("dina",{place:"1",turn:"1"}),...t};return lc("create",`first ${e}`,r,o,n)}function lc(e,t,n,o,r){let s=ht(o.patientId),d=`${a.appointments}\
/absent`,l={createdAt:c,updatedAt:c,timeSetAt:c},S={...Z({clinicianId:o.clinicianId,startsAt:K}),...o,requestedBy:O,...l};return{operation:e,name:t,send:(p,z)=>u(
p,D=>{D.set(p.doc(s),M(n,z)),D.set(p.doc(d),M(S,z))}),allowedTo:r,makes:e==="create"?[s,d]:[d],reads:5}}function cc(e,t){let n=ht(t),o=s=>u(s,d=>d.set(s.doc(n),
Ct(t))),r=e==="create"?[n]:[];return{operation:e,name:`${t}'s, for nothing`,send:o,allowedTo:ce,makes:r,reads:3}}import*as q from"zod/mini";var mc=/^[0-9]{4}-(?:0[1-9]|1[0-2])$/;var Tm=q.strictObject({kinds:q.record(q.enum(aa),q.int()),statuses:q.record(q.enum(Ye),q.int()),plans:q.record(q.enum(xt),q.int()),months:q.record(q.string().check(
q.regex(mc)),q.strictObject({created:q.int(),converted:q.int()}))}),Ph=q.strictObject({...Tm.shape,countedAt:q.nullable(q.date())}),Ch=q.object({ownerId:W.shape.
ownerId,kind:W.shape.kind,status:W.shape.status,plan:W.shape.plan,createdAt:W.shape.createdAt,enrolledAt:W.shape.enrolledAt});function pc(){return{kinds:{lead:0,
client:0},statuses:{new:0,aiContacting:0,remoteSales:0,quoted:0,documents:0,enrolled:0,lost:0},plans:{basic:0,standard:0,premium:0},months:{}}}var fc={...pc(),countedAt:null},uc=["admin","owner turned admin"],gc=vn(a.salesStats,uc,fc,["owner","colleague",...uc]),wc=In(a.salesStats,fc);import*as qe from"zod/mini";var Va=["google","phone","emailLink","passkeys","username","assistant","visits","memberArea"];var _a=qe.array(qe.enum(Va)),qh=qe.object({off:_a,builtOff:_a}),pr={off:[],builtOff:[]},zo=`${a.settings}/switches`;var Uh={changeSwitch:{path:"/api/auth/change-switch",signedIn:"recently",role:"admin",input:qe.strictObject({feature:qe.enum(Va),off:qe.boolean()}),output:qe.object(
{off:_a})}};var qa=[],Dm=Ce.filter(e=>e.uid!==null&&!kn(e)).map(({name:e})=>e),yc=`${a.settings}/other`,bc=[hc("the switches",zo,Dm),hc("another setting",yc,qa),{operation:"\
list",name:"all settings",send:V(a.settings,e=>e.limit(50)),allowedTo:qa},Ka("create","another setting",(e,t)=>e.set(t.doc(`${a.settings}/new`),pr)),Ka("update",
"the switches",(e,t)=>e.update(t.doc(zo),{off:["visits"]})),Ka("delete","the switches",(e,t)=>e.delete(t.doc(zo)))],xc={[zo]:pr,[yc]:pr};function hc(e,t,n){return{
operation:"get",name:e,send:r=>r.doc(t).get({source:"server"}),allowedTo:n}}function Ka(e,t,n){return{operation:e,name:t,send:r=>u(r,s=>n(s,r)),allowedTo:qa}}function Ue(e={}){let{clinicianId:t,patientId:n,patientName:o}=Z(),r=e.waitingSince??new Date("2026-11-24T09:50:00Z");return{clinicianId:t,patientId:n,patientName:o,
language:"pt",state:"waiting",waitingSince:r,seenAt:r,patientSession:"beatrizs-page",clinicianSession:null,admittedAt:null,endedAt:null,expireAt:new Date("2026-\
11-24T11:30:00Z"),...e}}function re(e){return new Date(Date.now()+e*6e4)}var Rc={clinicianId:"carla",patientId:"dora",patientName:"Dora"};function It(e,t={}){return Z({...Rc,status:"co\
nfirmed",startsAt:re(e),...t})}var _n={early:It(40),soon:It(13),begun:It(-20),grace:It(-60),gone:It(-91),pending:It(-10,{status:"pending"}),cancelled:It(-10,{status:"\
cancelled"}),inPerson:It(-10,{mode:"inPerson"}),cleos:It(-10,{clinicianId:"cleo",patientId:"dina",patientName:"Dina"})},Ot={...Rc,expireAt:Fo(_n.begun)},ko={state:"\
admitted",admittedAt:re(-5),patientSession:"doras",clinicianSession:"carlas"},ur={waiting:Ue(Ot),admitted:Ue({...Ot,...ko}),swapped:Ue({...Ot,...ko,clinicianId:"\
dora",patientId:"carla"}),left:Ue({...Ot,state:"left"}),leftCall:Ue({...Ot,...ko,state:"left"}),ended:Ue({...Ot,...ko,state:"ended",endedAt:re(-1)}),closedWaiting:Ue(
{...Ot,expireAt:re(-1)}),closedAdmitted:Ue({...Ot,...ko,expireAt:re(-1)}),closedLeft:Ue({...Ot,state:"left",expireAt:re(-1)})};function So(e){return`visit-${e}`}
var fr=Object.fromEntries([...Object.entries(_n).flatMap(([e,t])=>Ac(e,t,null)),...Object.entries(ur).flatMap(([e,t])=>Ac(e,_n.begun,t))]);function Ac(e,t,n){return[
[`${a.appointments}/visit-${e}`,t],[`${a.visits}/visit-${e}`,n]]}var kc=`${a.visits}/{visitId}/${eo}`,Ze=["clinician","member"],le=[],Pm=["waiting","admitted","leftCall","ended","closedAdmitted","absent"],{admitted:Cm}=ur,Ua={
from:O,session:"carlas_doras",number:1,kind:"candidate",payload:"{}",createdAt:c,expireAt:Cm.expireAt};function zc(e){return{...Ua,from:e,createdAt:re(-1)}}var Sc={
...fr,...Object.fromEntries(Pm.flatMap(e=>[[Lt(e,zn("carla",0)),zc("carla")],[Lt(e,zn("dora",0)),zc("dora")]]))},Fm=[["from",[i,null,"carla ","zoe"]],["session",
[i,null,"doras_carlas","carlas_","carlas-next_doras"]],["number",[i,null,0,1.5,"1"]],["kind",[i,null,"bye"]],["payload",[i,null,{},"x".repeat(Mo+1)]],["createdA\
t",[i,null,re(-1)]],["expireAt",[i,null,c,re(600)]],["to",["dora"]]],vc=[{...Mm("admitted","carla_0"),allowedTo:le},Kn("admitted","a page",e=>e.limit(Rn),Ze),Kn(
"admitted","what the other said",(e,t)=>e.where("from","!=",t).limit(9),Ze),Kn("ended","what is left",e=>e.limit(100),Ze),Kn("admitted","more than a page",e=>e.
limit(101),le),{...Kn("admitted","without limit",e=>e,le),undecidable:!0},{...Kn("absent","a page",e=>e.limit(100),le),undecidable:!0},de("admitted","a candidat\
e",{},Ze),de("admitted","a description",{kind:"description",number:40},Ze),de("admitted","the last of so many",{number:Rn-1},Ze),jm("admitted",Ze),de("admitted",
"much",{payload:"x".repeat(Mo)},Ze),de("waiting","too soon",{},le),de("leftCall","after the patient has left",{},le),de("ended","too late",{},le),de("closedAdmi\
tted","after closing",{expireAt:ur.closedAdmitted.expireAt},le),{...de("absent","nowhere",{},le),undecidable:!0},de("admitted","as Carla",{from:"carla"},["clini\
cian"]),de("admitted","under a free id",{},le,()=>"new"),de("admitted","under the next id",{},le,e=>`${e}_2`),de("admitted","under the other's id",{},le,e=>e===
"dora"?"carla_1":"dora_1"),de("admitted","one id too many",{number:100},le,e=>`${e}_100`),...Fm.flatMap(([e,t])=>t.map(n=>de("admitted",f(e,n),{[e]:n},le))),{...de(
"admitted","over the oldest",{number:Rn},Ze),operation:"update"},{...de("ended","over the oldest",{number:Rn},le),operation:"update"},Qm("admitted","dora_0"),hn(
"admitted","carla_0",["member"]),hn("admitted","dora_0",["clinician"]),hn("leftCall","dora_0",["clinician"]),hn("ended","carla_0",Ze),hn("ended","dora_0",Ze),hn(
"admitted","dora_7",Ze),{...hn("absent","dora_0",le),undecidable:!0}];function Mm(e,t){let n=o=>o.doc(Lt(e,t)).get({source:"server"});return{operation:"get",name:`${e}\
: ${t}`,send:n}}function Kn(e,t,n,o){let r=V(Cr(So(e)),n);return{operation:"list",name:`${e}: ${t}`,send:r,allowedTo:o,reads:2}}function de(e,t,n,o,r=s=>zn(s,Em(
n))){let s=(l,m)=>u(l,S=>S.set(l.doc(Lt(e,r(m))),M({...Ua,...n},m))),d=["carla","dora"].map(l=>Lt(e,r(l)));return{operation:"create",name:`${e}: ${t}`,send:s,allowedTo:o,
makes:d,reads:2}}function jm(e,t){let n=[11,12,13,14,15],o=d=>n.map(l=>zn(d,l)),r=(d,l)=>u(d,m=>{for(let S of n){let y=d.doc(Lt(e,zn(l,S)));m.set(y,M({...Ua,number:S},
l))}}),s=["carla","dora"].flatMap(o).map(d=>Lt(e,d));return{operation:"create",name:`${e}: five at once`,send:r,allowedTo:t,makes:s,reads:2}}function Em({number:e}){
return typeof e=="number"&&Number.isInteger(e)?e:1}function Qm(e,t){let n=o=>u(o,r=>r.update(o.doc(Lt(e,t)),{number:2}));return{operation:"update",name:`${e}: ${t}`,
send:n,allowedTo:le}}function hn(e,t,n){let o=r=>u(r,s=>s.delete(r.doc(Lt(e,t))));return{operation:"delete",name:`${e}: ${t}`,send:o,allowedTo:n,reads:2}}function Lt(e,t){
return`${Cr(So(e))}/${t}`}var Ic=["clinician"],Oc=["clinician","member"],me=[],{pending:Un,confirmed:yr,rival:Za,cleos:Ba}=Ge,yn=G(120),Lc=[{operation:"get",name:"one that is taken",send:e=>e.
doc(X("carla",yr.startsAt)).get({source:"server"}),allowedTo:me},qn("Carla's",e=>gr(e,"carla"),Oc),qn("Cleo's",e=>gr(e,"cleo"),["another clinician","another mem\
ber"]),qn("Zoe's, a page",e=>gr(e,"zoe").limit(100),["member"]),qn("Carla's, more than a page",e=>gr(e,"carla").limit(101),me),qn("Carla's, without limit",e=>e,
me),qn("everyone's",e=>e.limit(10),me),pt("with its appointment",{},Ic),pt("of an appointment that is cancelled",{},me,{status:"cancelled"}),pt("of an appointme\
nt at another time",{},me,{status:"confirmed",startsAt:yn}),...[i,null,7,"","a/b","cleos"].map(e=>pt(f("appointmentId",e),{appointmentId:e},me)),{...pt("of no a\
ppointment",{appointmentId:"absent"},me),undecidable:!0},...[i,null,7,"cleo"].map(e=>pt(f("clinicianId",e),{clinicianId:e},me)),...[i,null,7,c,yn].map(e=>pt(f("\
startsAt",e),{startsAt:e},me)),pt("with more in it",{patientId:"dora"},me),pt("under another time's name",{},me,{},X("carla",yn)),pt("under a colleague's name",
{},me,{},X("cleo",Un.startsAt)),wr("create","for a wish",X("carla",Un.startsAt),_e("pending",Un)),wr("create","for a colleague's appointment",X("carla",Ba.startsAt),
{..._e("cleos",Ba),clinicianId:"carla"}),wr("update","to a rival",X("carla",Za.startsAt),_e("rival",Za)),wr("update","to the same",X("carla",Za.startsAt),_e("co\
nfirmed",yr)),hr("with its appointment",{status:"cancelled"},Oc),{...hr("as its appointment moves",{startsAt:yn,timeSetAt:c},Ic,yn),makes:[X("carla",yn)],reads:5},
hr("of an appointment that stays",{},me),hr("of an appointment that is done",{status:"done"},me),{operation:"delete",name:"of a colleague's",send:e=>u(e,t=>t.delete(
e.doc(X("cleo",Ba.startsAt)))),allowedTo:me,reads:1},{operation:"delete",name:"of what nobody has",send:e=>u(e,t=>t.delete(e.doc(X("carla",yn)))),allowedTo:["cl\
inician","another clinician","owner turned clinician","member","another member"]}];function qn(e,t,n){let o=V(a.slots,t);return{operation:"list",name:e,send:o,allowedTo:n,
undecidable:!0,reads:2}}function gr(e,t){return e.where("clinicianId","==",t).orderBy("startsAt").limit(50)}function pt(e,t,n,o={},r=X("carla",Un.startsAt)){let s={
rev:Un.rev+1,updatedAt:c,status:"confirmed"};return{operation:"create",name:e,send:(l,m)=>u(l,S=>{S.set(l.doc(r),M({..._e("pending",Un),...t},m)),S.update(l.doc(
Pt("pending")),{...s,...o})}),allowedTo:n,makes:[r],reads:4}}function wr(e,t,n,o){return{operation:e,name:t,send:d=>u(d,l=>l.set(d.doc(n),o)),allowedTo:me,makes:e===
"create"?[n]:[],reads:2}}function hr(e,t,n,o=null){let r={rev:yr.rev+1,updatedAt:c};return{operation:"delete",name:e,send:d=>u(d,l=>{if(l.delete(d.doc(X("carla",
yr.startsAt))),o!==null){let m=_e("confirmed",{clinicianId:"carla",startsAt:o});l.set(d.doc(X("carla",o)),m)}l.update(d.doc(Pt("confirmed")),{...r,...t})}),allowedTo:n,
reads:3}}var Wa={name:"Zo\xEB",role:"medical",specialty:null,languages:["en","fr"],timezone:null},xr=["owner","colleague","clinician","admin","owner turned clinician","o\
wner turned admin","another clinician"],Vm=["member","another member"],Ha=[...xr,...Vm],Nc=`${a.staff}/salesperson`,$c=[...vn(a.staff,xr,Wa).map(_m),{operation:"\
get",name:"a salesperson's",send:e=>e.doc(Nc).get({source:"server"}),allowedTo:xr},br("clinicians",e=>e.where("role","==","medical").limit(50),Ha),br("the most \
clinicians",e=>e.where("role","==","medical").limit(100),Ha),br("too many clinicians",e=>e.where("role","==","medical").limit(101),[]),br("salespeople",e=>e.where(
"role","==","sales").limit(50),xr)],Tc={...In(a.staff,Wa),[Nc]:{...Wa,role:"sales"}};function _m(e){return Object.assign(e,{...e.operation==="get"&&{allowedTo:Ha},
...e.operation==="list"&&{undecidable:!0}})}function br(e,t,n){return{operation:"list",name:e,send:V(a.staff,t),allowedTo:n}}import*as $ from"zod/mini";import*as A from"zod/mini";var Dc=["metric","si","us"];var Km=1e3,qm=1200,Um=["appointment","calendar","task","tasks","vitals","medications","note","help"],Zm=A.strictObject({kind:A.enum(Um),path:A.string().check(A.regex(
/^[A-Za-z0-9_-]{1,128}(?:\/[A-Za-z0-9_-]{1,128}){0,3}$/)),appointmentId:A.optional(A.string().check(A.regex(w.id)))}),Bm=A.array(Zm).check(A.minLength(1),A.maxLength(
12)),Ar=A.strictObject({text:A.string().check(A.minLength(1),A.maxLength(qm)),sources:Bm}),Ga=["engine-slow","engine-away","signed-out","stopped"],Wm=A.discriminatedUnion(
"event",[A.object({event:A.literal("thread"),threadId:A.string().check(A.regex(w.id))}),A.object({event:A.literal("sentence"),sentence:Ar}),A.object({event:A.literal(
"end"),fault:A.nullable(A.enum(Ga))})]),Pc=A.string().check(A.regex(w.id)),ky={path:"/api/medical/assistant",functionName:"assistant",signedIn:!0,input:A.strictObject(
{question:A.string().check(A.refine(e=>e.length<=Km&&e.trim()!=="")),language:A.enum(Ae),units:A.enum(Dc),timeZone:A.string().check(A.regex(w.timezone)),threadId:A.nullable(
Pc),patientId:A.nullable(Pc)}),output:Wm};import*as N from"zod/mini";var Cc=["appointments","requests","tasks","freeSlots","vitals","medications","notes"],Fc=N.string().check(N.regex(/^\d{4}-\d{2}-\d{2}$/)),Mc=N.int().check(N.gte(
0),N.lte(1440)),Hm=N.strictObject({from:Fc,until:Fc,part:N.nullable(N.strictObject({from:Mc,until:Mc}))}),Gm=["pressure","weight","height"],jc=N.strictObject({intents:N.array(
N.enum(Cc)).check(N.minLength(1),N.maxLength(Cc.length)),span:N.nullable(N.union([N.literal("next"),Hm])),measure:N.nullable(N.enum(Gm)),trend:N.boolean(),patientId:N.nullable(
N.string().check(N.regex(w.id))),isMeant:N.boolean()});var Jm=$.string().check($.minLength(1),$.maxLength(128)),Ty=2160*60*60*1e3,Ym=80,Dy=$.strictObject({ownerId:Jm,title:$.string().check($.minLength(1),$.maxLength(
Ym)),createdAt:$.date(),updatedAt:$.date(),expireAt:$.date(),lastTurn:$.optional($.nullable(jc))}),Ec={createdAt:$.date(),expireAt:$.date()},Py=$.discriminatedUnion(
"from",[$.strictObject({from:$.literal("owner"),text:$.string().check($.minLength(1)),...Ec}),$.strictObject({from:$.literal("assistant"),sentences:$.array($.strictObject(
{...Ar.shape,text:$.nullable(Ar.shape.text)})),fault:$.nullable($.enum(Ga)),...Ec})]);function Zn(e){return`${a.threads}/${e}/${a.messages}`}var Pe=[],Wn=["clinician","another clinician","owner turned clinician"],Vc=new Date("2026-11-20T09:00:00Z"),_c={createdAt:Vc,expireAt:new Date("2027-02-18T09:00\
:00Z")},Kc=e=>({ownerId:e,title:"Who do I see today?",updatedAt:Vc,lastTurn:null,..._c}),qc={from:"owner",text:"Who do I see today?",..._c},Ja=Object.fromEntries(
["zoe","stranger",...Ce.map(({uid:e})=>e??"stranger")].flatMap(e=>[[Zt(e),Kc(e)],[`${Zn(e)}/first`,qc]])),Uc=[Rr("one's own",e=>Zt(e),Wn),Rr("another's",()=>Zt(
"zoe"),Pe),Rr("one that is not there",()=>Zt("missing"),Pe),vo("a page of one's own",(e,t)=>e.where("ownerId","==",t).limit(10),Wn),vo("the largest page",(e,t)=>e.
where("ownerId","==",t).limit(100),Wn),vo("more than a page",(e,t)=>e.where("ownerId","==",t).limit(101),Pe),{...vo("one's own without limit",(e,t)=>e.where("ow\
nerId","==",t),Pe),undecidable:!0},vo("another's",e=>e.where("ownerId","==","zoe").limit(10),Pe),...Bc(e=>Zt(e),Kc("zoe")),zr("one's own",Zt,Wn),zr("another's",
()=>Zt("zoe"),Pe),zr("one that is not there",()=>Zt("missing"),Pe)],Zc=[Rr("one's own",e=>`${Zn(e)}/first`,Pe),{...Bn("a page of one's own",e=>e.limit(60),Wn),reads:2},
{...Bn("the largest page",e=>e.limit(100),Wn),reads:2},Bn("more than a page",e=>e.limit(101),Pe),{...Bn("all of one's own",e=>e,Pe),undecidable:!0,reads:2},{...Bn(
"another's",e=>e.limit(60),Pe,()=>"zoe"),reads:2},{...Bn("those of none",e=>e.limit(60),Pe,()=>"missing"),undecidable:!0,reads:2},...Bc(e=>`${Zn(e)}/first`,qc),
zr("one's own",e=>`${Zn(e)}/first`,Pe)];function Rr(e,t,n){return{operation:"get",name:e,send:(r,s)=>r.doc(t(s)).get({source:"server"}),allowedTo:n}}function vo(e,t,n){
let o=V(a.threads,t);return{operation:"list",name:e,send:o,allowedTo:n}}function Bn(e,t,n,o=r=>r){return{operation:"list",name:e,send:(s,d)=>t(s.collection(Zn(o(
d)))).get({source:"server"}),allowedTo:n}}function Bc(e,t){return[Qc("create",(n,o,r)=>n.set(o.doc(`${e(r)}New`),t)),Qc("update",(n,o,r)=>n.update(o.doc(e(r)),{
title:"Mine"}))]}function zr(e,t,n){return{operation:"delete",name:e,send:(r,s)=>u(r,d=>d.delete(r.doc(t(s)))),allowedTo:n}}function Qc(e,t){return{operation:e,
name:"one's own",send:(o,r)=>u(o,s=>t(s,o,r)),allowedTo:Pe}}function Zt(e){return`${a.threads}/${e}`}var{get:Bt,lists:Xm,add:Wt,addsToClosed:ep,fieldRows:tp,change:Wc,marks:np}=Mn("vitals"),op=new Date(Date.now()-864e5),Hc=[i,null,7,"now",op],kr=[i,"120",!0,[120],
Number.NaN],ut={appointmentId:"during",clinicianId:O,measuredAt:c,systolic:120,diastolic:80,weight:70.5,height:175.3,createdAt:c},rp={appointmentId:{may:["durin\
g"],never:[i,null,7,"early","absent"]},clinicianId:{may:[O],never:[i,null,7,"cleo"]},measuredAt:{may:[c],never:Hc},systolic:{may:[300,81],never:[...kr,null,120.5,
301,80,-120]},diastolic:{may:[20,119],never:[...kr,null,80.5,19,120,-80]},weight:{may:[null,.3,635,64.1,8.7],never:[...kr,.2,635.1,70.55,-70]},height:{may:[null,
20,272],never:[...kr,19.9,272.1,175.31,-175]},createdAt:{may:[c],never:Hc},enteredInError:{may:[],never:[{by:O,at:c,reason:"Wrong"}]},note:{may:[],never:["more",
null]}},Ya={systolic:null,diastolic:null},Gc=[Bt("one","dora","first",vt),Bt("one","finishing","first",x),Bt("one","left","first",x),Bt("one","unopened","first",
x),Bt("one","forged","first",x),Bt("one","borrowed","first",x),Bt("one","anas","first",ke),Bt("one","ana","first",x),...Xm(e=>e.orderBy("measuredAt","desc")),Wt(
"with all of it","dora",ut,Y),Wt("with all of it","anas",ut,ke),...ep(ut),Wt("once the visit is over","kept",{...ut,appointmentId:"of-kept"},Y),Wt("by an access\
 of another record's","forged",ut,x),Wt("by another's access","borrowed",ut,x),...tp(ut,rp),...[{...Ya,height:null},{systolic:201,diastolic:200},{systolic:40,diastolic:39},
{...Ya,weight:null},{weight:null,height:null}].map(e=>Wt(f("only",e),"dora",{...ut,...e},Y)),...[{...Ya,weight:null,height:null},{systolic:202,diastolic:201},{systolic:39,
diastolic:38},{systolic:80,diastolic:80}].map(e=>Wt(f("only",e),"dora",{...ut,...e},x)),Wt("under an id that is none","dora",ut,x,"x.y:z"),...np(),Wc("update","\
the weight",["dora","first"],(e,t)=>e.update(t,{weight:71})),Wc("delete","all of it",["dora","first"],(e,t)=>e.delete(t))];import*as j from"zod/mini";var ap=["low","normal","high"],Sr=200,sp=j.strictObject({title:j.string().check(j.refine(e=>e.length<=Sr),j.regex(w.wording)),patientId:j.nullable(j.string().check(
j.regex(w.id))),patientName:j.nullable(j.string().check(j.regex(w.displayName))),dueOn:j.nullable(j.string().check(j.regex(w.day))),priority:j.enum(ap)}),Uy=j.strictObject(
{...sp.shape,ownerId:j.string().check(j.regex(w.id)),doneAt:j.nullable(j.date()),rev:j.int().check(j.gte(1)),createdAt:j.date(),updatedAt:j.date()}).check(j.refine(
e=>e.patientId===null==(e.patientName===null)));var Be=["clinician"],vr=["clinician","another clinician","owner turned clinician"],U=[],Jc="x".repeat(Sr),Oo=new Date("2026-11-20T09:00:00Z"),ip=new Date("2120-\
01-01T00:00:00Z"),Ir=[7,"now",Oo,ip],Xa={name:"Tom\xE1s Pe\xF1a",birthDate:"1961-04-02",sex:"male",language:"es",clinicians:["carla"]},Nt={patientId:"tomas",patientName:"\
Tom\xE1s Pe\xF1a"},td={title:"Call back",patientId:null,patientName:null,dueOn:"2026-11-23",priority:"normal",ownerId:O,doneAt:null,rev:1,createdAt:c,updatedAt:c},
Io={...td,ownerId:"carla",rev:3,createdAt:Oo,updatedAt:Oo},nd={"patients/tomas":Xa,"patients/tia":{...Xa,clinicians:["cleo"]},"patients/7":Xa,[ft("open")]:Io,[ft(
"done")]:{...Io,doneAt:Oo},[ft("about")]:{...Io,...Nt},[ft("fraction")]:{...Io,rev:2.5},[ft("former")]:{...Io,patientId:"tia",patientName:"T\xEDa Ana"},[ft("new")]:null},
cp={title:{may:["Z",Jc,"\u{1F33F}".repeat(Sr/2)],never:[...Fe,`${Jc}x`]},dueOn:{may:[null,"2028-02-29"],never:[i,7,"","2027-02-29","2026-13-01","2026-11-22T09:0\
0",Oo]},priority:{may:["low","high"],never:[i,null,7,"","High",["high"]]}},od=[Xc("an open one","open",Be),Xc("one that does not exist","missing",U),Hn("a page \
of one's own",(e,t)=>e.where("ownerId","==",t).limit(50),vr),Hn("the largest",(e,t)=>e.where("ownerId","==",t).limit(100),vr),Hn("more than a page",(e,t)=>e.where(
"ownerId","==",t).limit(101),U),{...Hn("without limit",e=>e,U),undecidable:!0},Hn("Carla's",e=>e.where("ownerId","==","carla").limit(50),Be),{...Hn("everyone's",
e=>e.limit(50),U),undecidable:!0},he("about nobody",{},vr),he("about a patient of theirs",Nt,Be),he("about a patient of somebody else's",{...Nt,patientId:"tia"},
["another clinician"]),{...he("about a patient whom there is not",{...Nt,patientId:"nobody"},U),undecidable:!0},he("about a patient by another name",{...Nt,patientName:"\
Tom"},U),he("about a patient without a name",{...Nt,patientName:null},U),he("about a name",{patientName:"Tom\xE1s Pe\xF1a"},U),...[i,7,"","a/b"].map(e=>he(f("pa\
tientId",e),{...Nt,patientId:e},U)),he("under an id that is none of ours",{},U,"\xF1"),he("another's",{ownerId:"zoe"},U),he("done already",{doneAt:c},U),...[i,null,
0,2,"1"].map(e=>he(f("rev",e),{rev:e},U)),...Ir.map(e=>he(f("createdAt",e),{createdAt:e},U)),...Ir.map(e=>he(f("updatedAt",e),{updatedAt:e},U)),he("with more",{
note:"more"},U),...Yc((e,t,n)=>he(e,t,n?vr:U)),ae("nothing but its revision","open",{},Be),ae("that it is done","open",{doneAt:c},Be),ae("that it is open again",
"done",{doneAt:null},Be),ae("what is done","done",{title:"Called back"},Be),...Ir.map(e=>ae(f("doneAt",e),"open",{doneAt:e},U)),ae("whom it is about","open",Nt,
Be),ae("whom it is about, to nobody","former",{patientId:null,patientName:null},Be),ae("one about somebody treated no more","former",{priority:"low"},Be),ae("wh\
om it is about, to somebody else's","open",{...Nt,patientId:"tia"},U),ae("whom it is about, to a namesake","about",{patientId:"tia"},U),ae("what its patient is \
called","former",{patientName:"Tia"},U),ae("whose it is","open",{ownerId:"cleo"},U),ae("when it was made","open",{createdAt:c},U),...[i,null,1,3,5,4.5].map(e=>ae(
f("rev",e),"open",{rev:e},U)),ae("a revision that is no whole number","fraction",{rev:3.5},U),...Ir.map(e=>ae(f("updatedAt",e),"open",{updatedAt:e},U)),ae("more",
"open",{note:"more"},U),...Yc((e,t,n)=>ae(e,"open",t,n?Be:U)),ed("an open one","open",Be),ed("one that does not exist","missing",U)];function Yc(e){return Object.
entries(cp).flatMap(([t,{may:n,never:o}])=>{let r=n.map(d=>e(f(t,d),{[t]:d},!0)),s=o.map(d=>e(f(t,d),{[t]:d},!1));return r.concat(s)})}function Xc(e,t,n){return{
operation:"get",name:e,send:r=>r.doc(ft(t)).get({source:"server"}),allowedTo:n}}function Hn(e,t,n){let o=V(a.tasks,t);return{operation:"list",name:e,send:o,allowedTo:n}}
function he(e,t,n,o="new"){let r=ft(o);return{operation:"create",name:e,send:(d,l)=>u(d,m=>m.set(d.doc(r),M({...td,...t},l))),allowedTo:n,makes:[r],reads:2}}function ae(e,t,n,o){
let r={rev:4,updatedAt:c,...n};return{operation:"update",name:e,send:(d,l)=>u(d,m=>m.update(d.doc(ft(t)),Je(r,l))),allowedTo:o,reads:2}}function ed(e,t,n){return{
operation:"delete",name:e,send:r=>u(r,s=>s.delete(r.doc(ft(t)))),allowedTo:n}}function ft(e){return`${a.tasks}/${e}`}import*as I from"zod/mini";var rd=I.strictObject({newLeads:I.boolean(),conversions:I.boolean(),monthlyReport:I.boolean()}),e0=I.keyof(rd),dp=I.strictObject({displayName:I.string().check(I.regex(
w.displayName)),language:I.enum(Ae),timezone:I.string().check(I.regex(w.timezone)),notifications:rd}),t0=I.strictObject({...dp.shape,username:I.nullable(I.string()),
email:I.nullable(I.string().check(I.maxLength(An))),phone:I.nullable(I.string().check(I.regex(w.phone))),roleChangedAt:I.prefault(I.nullable(I.date()),null),signedOutAt:I.prefault(
I.nullable(I.date()),null),verifiedEmail:I.prefault(I.nullable(I.string().check(I.maxLength(An))),null),createdAt:I.date()});function ad(e,t){return{displayName:e,
language:t,timezone:"UTC",notifications:{newLeads:!0,conversions:!0,monthlyReport:!1}}}function Or(e={}){return{...ad("Marta Salgado","en"),username:null,email:"marta.salgado@example.com",phone:null,roleChangedAt:null,signedOutAt:null,verifiedEmail:e.
email??"marta.salgado@example.com",createdAt:new Date("2026-09-01T08:00:00Z"),...e}}var id=Ce.filter(({uid:e})=>e!==null),lp=id.map(({name:e})=>e),es=id.filter(e=>!kn(e)).map(({name:e})=>e),Lo=["admin","owner turned admin"],bn=[],cd={...Object.
fromEntries(Ce.map(gp)),[xn("zoe")]:Or({displayName:"Zoe"}),[xn("newcomer")]:null},ts=[i,null,7,!0,[],{}],mp=["","Europe/","/UTC","Europe Madrid","a/b/c/d",`UTC\

`,"\xD1","x".repeat(33)],pp=[{},{newLeads:!1},{conversions:!1,monthlyReport:!1}],up=[{extra:!0},{newLeads:1},{conversions:"yes"},{monthlyReport:null}],fp={displayName:{
may:["Z","Zo\xEB de la Cruz-O\u2019Neill","\u540D\u524D","\xE9".repeat(120),"\u{1F33F}".repeat(120)],never:[...Fe,"\xE9".repeat(121),"\u{1F33F}".repeat(121)]},language:{
may:["en","es","pt","fr"],never:[...ts,["en"],"","de","EN","en ","en-US"]},timezone:{may:["Europe/Madrid","UTC","America/Argentina/Buenos_Aires","Etc/GMT+5"],never:[
...ts,...mp]},notifications:{may:pp.map(os),never:[...ts,"on",{newLeads:!0,conversions:!0},...up.map(os)]},username:{may:[],never:[i,"root",7]},email:{may:[],never:[
i,null,"someone.else@example.com"]},phone:{may:[],never:[i,"+34600000000"]},roleChangedAt:{may:[],never:[i,c]},signedOutAt:{may:[],never:[i,c]},verifiedEmail:{may:[],
never:[i,null,"someone.else@example.com"]},createdAt:{may:[],never:[i,null,c,new Date("2020-01-01")]},role:{may:[],never:["admin"]}},dd=[ns("one's own",e=>e,lp),
ns("another's",()=>"zoe",Lo),ns("one that does not exist",()=>"missing",Lo),No("a page",e=>e.limit(50),Lo),No("the largest page",e=>e.limit(100),Lo),No("more th\
an a page",e=>e.limit(101),bn),{...No("without limit",e=>e,bn),undecidable:!0},No("by a field",e=>e.where("language","==","en").limit(1),Lo),wp("another's",()=>"\
newcomer"),$o("nothing",{},es),...Object.entries(fp).flatMap(([e,{may:t,never:n}])=>[...t,...n].map(o=>$o(f(e,o),{[e]:o},t.includes(o)?es:bn))),$o("all settings",
{displayName:"Zo\xEB",language:"pt",notifications:os({})},es),$o("a setting, and the role",{language:"pt",role:"admin"},bn),$o("another's language",{language:"p\
t"},bn,()=>"zoe"),sd("one's own",e=>e),sd("another's",()=>"zoe")];function gp({uid:e}){return[xn(e??"stranger"),Or()]}function os(e){return{newLeads:!0,conversions:!0,
monthlyReport:!0,...e}}function ns(e,t,n){return{operation:"get",name:e,send:(r,s)=>r.doc(xn(t(s))).get({source:"server"}),allowedTo:n}}function No(e,t,n){let o=V(
a.users,t);return{operation:"list",name:e,send:o,allowedTo:n}}function wp(e,t){return{operation:"create",name:e,send:(o,r)=>u(o,s=>s.set(o.doc(xn(t(r))),Or())),
allowedTo:bn}}function $o(e,t,n,o=r=>r){return{operation:"update",name:e,send:(s,d)=>u(s,l=>l.update(s.doc(xn(o(d))),t)),allowedTo:n}}function sd(e,t){return{operation:"\
delete",name:e,send:(o,r)=>u(o,s=>s.delete(o.doc(xn(t(r))))),allowedTo:bn}}function xn(e){return`${a.users}/${e}`}function Ht(e,t){return{operation:"get",name:e,send:o=>o.doc(Gn(e)).get({source:"server"}),allowedTo:t,reads:2}}function Gt(e,t,n){let o=V(a.visits,t);return{operation:"\
list",name:e,send:o,allowedTo:n,undecidable:!0}}function Jn(e,t){return e.where("clinicianId","==",t).where("state","==","waiting")}function We(e,t,n){return Lr(
e,e,t,n)}function Lr(e,t,n,o){let r=_n[e==="absent"?"soon":e],s={...ld(r),...n},d=(m,S)=>u(m,y=>y.set(m.doc(Gn(e)),M(s,S))),l=[Gn(e)];return{operation:"create",
name:`entered ${t}`,send:d,allowedTo:o,makes:l,reads:2}}function st(e,t,n={}){let o={...ld(_n.begun),...n},r=(d,l)=>u(d,m=>m.set(d.doc(Gn(e)),M(o,l)));return{operation:"\
update",name:`${e}: entered again ${Object.keys(n).join()}`.trim(),send:r,allowedTo:t,reads:2}}function R(e,t,n,o){let r=(s,d)=>u(s,l=>l.update(s.doc(Gn(e)),Je(
n,d)));return{operation:"update",name:`${e}: ${t}`,send:r,allowedTo:o,reads:2}}function rs(e){return{operation:"delete",name:e,send:n=>u(n,o=>o.delete(n.doc(Gn(
e)))),allowedTo:[]}}function ld(e){return{...Ue({clinicianId:"carla",patientId:"dora",patientName:"Dora"}),waitingSince:c,seenAt:c,expireAt:Fo(e)}}function Gn(e){
return`${a.visits}/${So(e)}`}var Yn=["clinician"],ye=["member"],Nr=["clinician","member"],b=[],md=["clinician","another clinician","owner turned clinician"],To=[i,null,"now",re(-1),re(60)],
as=[i,null,7,"","a/b","x".repeat(129)],hp=[["clinicianId",[i,null,"cleo"]],["patientId",[i,null,"dina"]],["patientName",[i,null,"Doris"]],["language",[i,null,"d\
e",["pt"]]],["state",[i,null,"admitted","ended"]],["waitingSince",To],["seenAt",To],["patientSession",as],["clinicianSession",[i,"carlas"]],["admittedAt",[i,c]],
["endedAt",[i,c]],["expireAt",[i,null,c,re(600)]],["reason",["Headaches"]]],$t={state:"admitted",admittedAt:c,clinicianSession:"carlas-next"},Tt={state:"ended",
endedAt:c},be={seenAt:c,patientSession:"doras-next"},Jt={state:"left"},pd=[Ht("waiting",Nr),Ht("admitted",Nr),Ht("swapped",b),Ht("soon",Nr),Ht("cancelled",Nr),Ht(
"cleos",["another clinician","another member"]),{...Ht("absent",b),undecidable:!0},Gt("who waits for one",(e,t)=>Jn(e,t).limit(50),md),Gt("the largest page",(e,t)=>Jn(
e,t).limit(100),md),Gt("more than a page",(e,t)=>Jn(e,t).limit(101),b),Gt("without limit",Jn,b),Gt("who waits for somebody else",e=>Jn(e,"zoe").limit(50),b),Gt(
"one's own as patient",(e,t)=>e.where("patientId","==",t).limit(50),b),Gt("all that wait",e=>e.where("state","==","waiting").limit(50),b),We("soon",{},ye),...Ae.
map(e=>We("begun",{language:e},ye)),We("grace",{},ye),We("early",{},b),We("gone",{},b),We("pending",{},b),We("cancelled",{},b),We("inPerson",{},b),We("cleos",{},
b),We("cleos",{clinicianId:"cleo",patientId:"dina",patientName:"Dina"},["another member"]),We("cleos",{clinicianId:"cleo",patientName:"Dina"},b),{...Lr("absent",
"without appointment",{},b),undecidable:!0},...hp.flatMap(([e,t])=>t.map(n=>Lr("soon",`soon with ${f(e,n)}`,{[e]:n},b))),st("ended",ye),st("left",ye),st("leftCa\
ll",ye),st("closedLeft",ye),st("closedWaiting",ye),st("closedAdmitted",ye),st("waiting",b),st("admitted",b),st("ended",b,{expireAt:re(600)}),st("ended",b,{waitingSince:re(
-20)}),R("waiting","here",be,ye),R("admitted","here",be,ye),R("ended","here",be,b),R("closedAdmitted","here",be,b),...To.filter(e=>e!==i).map(e=>R("waiting",f("\
here at",e),{...be,seenAt:e},b)),...as.map(e=>R("waiting",f("here as",e),{...be,patientSession:e},b)),R("waiting","here, speaking",{...be,language:"fr"},b),R("l\
eft","here",be,b),R("left","back",{...be,state:"waiting"},ye),R("left","back in the call",{...be,state:"admitted"},b),R("leftCall","back",{...be,state:"admitted"},
ye),R("leftCall","back, waiting",{...be,state:"waiting"},b),R("leftCall","back, admitted",{...be,...$t},b),R("closedLeft","back",{...be,state:"waiting"},b),R("e\
nded","back",{...be,state:"admitted"},b),R("waiting","here, admitted",{...be,state:"admitted"},b),R("waiting","left",Jt,ye),R("admitted","left",Jt,ye),R("admitt\
ed","left by its page",{...Jt,patientSession:"doras"},ye),R("admitted","left by another page",{...Jt,patientSession:"doras-last"},b),R("left","left",Jt,b),R("en\
ded","left",Jt,b),R("closedWaiting","left",Jt,b),R("waiting","left and prolonged",{...Jt,expireAt:re(600)},b),R("left","admitted",$t,b),R("leftCall","come back \
to",{clinicianSession:"carlas-next"},b),R("waiting","admitted",$t,Yn),R("admitted","come back to",{clinicianSession:"carlas-next"},Yn),R("admitted","admitted on\
ce more",$t,b),R("ended","admitted",$t,b),R("closedWaiting","admitted",$t,b),R("closedAdmitted","come back to",{clinicianSession:"carlas-next"},b),R("waiting","\
come back to",{clinicianSession:"carlas-next"},b),...To.map(e=>R("waiting",f("admitted at",e),{...$t,admittedAt:e},b)),...as.map(e=>R("waiting",f("admitted as",
e),{...$t,clinicianSession:e},b)),R("waiting","admitted and prolonged",{...$t,expireAt:re(600)},b),R("waiting","ended",Tt,Yn),R("admitted","ended",Tt,Yn),R("lef\
tCall","ended",Tt,Yn),R("closedAdmitted","ended",Tt,Yn),R("ended","ended",Tt,b),R("admitted","ended and moved on",{...Tt,expireAt:re(600)},b),...To.map(e=>R("ad\
mitted",f("ended at",e),{...Tt,endedAt:e},b)),R("waiting","ended by admitting",{...Tt,state:"admitted"},b),R("admitted","ended and put back",{...Tt,state:"waiti\
ng"},b),R("admitted","put back",{state:"waiting",admittedAt:null},b),rs("waiting"),rs("ended")];var ud=[{collection:a.leads,rows:_i,stored:ao},{collection:a.leadKeys,rows:wi,stored:ao},{collection:di,rows:mi,stored:pi},{collection:a.users,rows:dd,stored:cd},
{collection:a.staff,rows:$c,stored:Tc},{collection:a.salesStats,rows:gc,stored:wc},{collection:a.notifications,rows:Yi,stored:Ji},{collection:a.auditLog,rows:Es,
stored:Qs},{collection:a.patients,rows:Xi,stored:en},{collection:a.appointments,rows:Ss,stored:en},{collection:a.slots,rows:Lc,stored:en},{collection:a.requestPlaces,
rows:dc,stored:en},{collection:a.recordAccess,rows:nc,stored:Mt},{collection:Dt("vitals"),rows:Gc,stored:Mt},{collection:Dt("medications"),rows:Bi,stored:Mt},{collection:Dt(
"notes"),rows:ac,stored:Mt},{collection:Eo,rows:sc,stored:Mt},{collection:a.tasks,rows:od,stored:nd},{collection:a.threads,rows:Uc,stored:Ja},{collection:jo,rows:Zc,
stored:Ja},{collection:a.visits,rows:pd,stored:fr},{collection:kc,rows:vc,stored:Sc},{collection:a.settings,rows:bc,stored:xc}],J0=Object.assign({},...ud.map(({
stored:e})=>e));export{Ce as actors,Id as connect,Sd as storedRevocations,ud as tables};
