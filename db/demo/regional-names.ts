export interface NamePool {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly surnames: readonly string[];
  readonly headwear?: 'hijab' | 'turban';
}

const pool = (men: string, women: string, surnames: string, headwear?: 'hijab' | 'turban'): NamePool => ({
  men: men.split(' '),
  women: women.split(' '),
  surnames: surnames.split(' '),
  ...(headwear && { headwear }),
});

export const namePools = {
  gujarati: pool(
    'Hardik Jignesh Nirav Chirag Mehul Bhavesh Ketan Parth Kalpesh Hiren Dhaval Jayesh Mitesh Darshan Viral',
    'Hetal Kinjal Bhavna Nisha Dipti Komal Foram Jigna Krupa Mital Rupal Sejal Charmi Urvi Avani',
    'Patel Shah Desai Mehta Trivedi Joshi Parikh Dave Gandhi Modi Bhatt Vyas Panchal Raval',
  ),
  kannada: pool(
    'Manjunath Raghavendra Girish Naveen Prakash Suresh Kiran Chetan Mahesh Basavaraj Shivakumar Sudeep Harsha',
    'Kavitha Deepa Shruthi Pavithra Roopa Veena Sahana Chaitra Bhavya Rashmi Vidya Soumya Megha',
    'Gowda Hegde Shetty Murthy Rao Kulkarni Bhat Kamath Nayak Reddy Prasad Urs Patil',
  ),
  tamil: pool(
    'Karthik Senthil Arun Vignesh Murugan Balaji Saravanan Prabhu Dinesh Ganesh Rajesh Ashwin Gokul Vasanth',
    'Kavya Meenakshi Priya Revathi Janani Abinaya Nithya Gayathri Sangeetha Vaishnavi Deepika Malathi Yamini',
    'Subramanian Ramanathan Iyer Natarajan Sundaram Krishnan Venkatesan Raman Chandrasekar Murugesan Palaniappan Srinivasan Selvam',
  ),
  malayali: pool(
    'Anoop Rajeev Sreejith Vinod Jayakrishnan Unni Hari Manoj Nikhil Arjun Praveen Biju Sandeep',
    'Lakshmi Anjali Sreeja Divya Parvathy Aswathy Remya Sindhu Nandana Reshma Athira Bindu Asha',
    'Nair Menon Pillai Warrier Panicker Kurup Namboothiri Varma Unnithan Kaimal',
  ),
  malayaliChristian: pool(
    'Thomas George Jacob Mathew Abraham Joseph Philip Paul Roy Jose',
    'Mary Elizabeth Anna Susan Rachel Teena Merin Sheeba Liya Rose',
    'Varghese Kurian Cherian Chacko Kuruvilla Mathai Eapen Tharakan Ninan Zachariah',
  ),
  hindi: pool(
    'Amit Rohit Vivek Sanjay Anil Rakesh Alok Ashutosh Manish Pankaj Deepak Abhishek Saurabh Gaurav Nitin',
    'Neha Pooja Ritu Shweta Anjana Sunita Preeti Swati Garima Aditi Archana Richa Shalini Kanchan Vandana',
    'Sharma Verma Gupta Mishra Srivastava Tiwari Pandey Agarwal Shukla Saxena Singh Tripathi Bhatnagar Mathur',
  ),
  punjabi: pool(
    'Rajiv Vikram Sameer Karan Rahul Puneet Tarun Mohit Varun Ajay',
    'Simran Ruchika Nidhi Monica Sonal Kavita Payal Mehak Anu Divya',
    'Kapoor Malhotra Khanna Arora Chopra Bhatia Sethi Mehra Grover Anand',
  ),
  sikh: pool(
    'Harpreet Gurpreet Manpreet Jaspal Amarjit Ravinder Kulwant Navjot',
    'Harleen Jasleen Gurleen Manjit Navneet Rupinder',
    'Singh Gill Sandhu Dhillon Grewal Bedi Ahluwalia Sodhi',
    'turban',
  ),
  telugu: pool(
    'Srinivas Ramesh Venkat Kishore Sai Chandra Naresh Praveen Phani Anil Vamsi Sridhar Pavan Ravi Mohan',
    'Lavanya Swathi Sravani Padma Madhavi Sirisha Harika Keerthi Anusha Sunitha Mounika Bhargavi Haritha Jyothi Sandhya',
    'Reddy Rao Naidu Chowdary Varma Goud Yadav Sastry Murthy Prasad Raju Gupta Kumar',
  ),
  bengali: pool(
    'Arindam Sourav Subhash Debashis Anirban Partha Sandip Abhijit Kaushik Tapas Joydeep Suman Indranil',
    'Sharmila Debjani Moumita Paromita Sudeshna Rituparna Ananya Sreya Mousumi Tanushree Ishita Payel Koel',
    'Banerjee Chatterjee Mukherjee Ghosh Bose Sen Das Dutta Roy Chakraborty Ganguly Bhattacharya Majumdar Saha',
  ),
  marathi: pool(
    'Sachin Nilesh Mahesh Ajinkya Rohan Prasad Sandeep Yogesh Mandar Tushar Swapnil Amol Kedar',
    'Snehal Ashwini Manasi Pallavi Sayali Rutuja Vaishali Mrunal Gauri Tejal Madhura Prachi Ketaki',
    'Deshpande Kulkarni Patil Joshi Deshmukh Gokhale Jadhav Sawant Pawar Kadam Bhosale Apte Shinde',
  ),
  muslim: pool(
    'Imran Faisal Arif Salman Asif Mohammed Irfan Zaheer Farhan Nadeem Sajid Yusuf',
    'Ayesha Fatima Sana Zoya Nazia Shabana Rukhsar Mehreen Farah Nilofer Asma Hina',
    'Khan Ahmed Siddiqui Ansari Hussain Qureshi Rizvi Farooqui Baig Shaikh Hashmi',
    'hijab',
  ),
} as const satisfies Record<string, NamePool>;

export type Community = keyof typeof namePools;
